# Das Brett des Turms im Browser. $tiles sind Steine wie 6-4.
tower-word-solid = Stabil
tower-word-shaky = Wackelig
tower-word-about-to-fall = Fällt gleich um
tower-show-levels = Ebenen
tower-show-space = 3D
tower-zoom-in = Vergrößern
tower-zoom-out = Verkleinern
tower-home = Zurück zur Vorderseite
tower-stage = Zum Drehen ziehen oder die Pfeiltasten benutzen, zum Zoomen Plus und Minus.
tower-another = Anders herum ({ $number } von { $count })
tower-empty = Der Tisch ist leer. Der höchste Doppelstein beginnt.
tower-summary = { $count ->
    [one] Ein Stein liegt auf dem Tisch.
   *[other] { $levels ->
        [one] { $count } Steine auf einer Ebene.
       *[other] { $count } Steine auf { $levels } Ebenen.
    }
}
tower-floor = auf dem Tisch
tower-on = auf { $tiles }
tower-under = unter { $tiles }
tower-beside = neben { $tiles }
tower-points = die { $number } nach { $heading }
tower-lies-ew = von Ost nach West
tower-lies-ns = von Nord nach Süd
tower-lay-flat = Flach legen
tower-lay-up = Hoch legen
tower-down = { $count ->
    [one] Ein Stein ist gefallen.
   *[other] { $count } Steine sind gefallen.
}
tower-takes = { $you ->
    [yes] Du bekommst alle Steine des Turms.
   *[no] { $name } bekommt alle Steine des Turms.
}
