# Le plateau de la tour dans le navigateur. $tiles sont des dominos comme 6-4.
tower-word-solid = Solide
tower-word-shaky = Instable
tower-word-about-to-fall = Va tomber
tower-show-levels = Étages
tower-show-space = 3D
tower-zoom-in = Plus près
tower-zoom-out = Plus loin
tower-home = Vue de face
tower-stage = Fais glisser ou utilise les flèches pour tourner, plus et moins pour t’approcher ou t’éloigner.
tower-another = Autre sens ({ $number } sur { $count })
tower-empty = La table est vide. Le plus grand double commence.
tower-summary = { $count ->
    [one] Un domino est sur la table.
   *[other] { $levels ->
        [one] { $count } dominos sur un étage.
       *[other] { $count } dominos sur { $levels } étages.
    }
}
tower-floor = sur la table
tower-on = sur { $tiles }
tower-under = sous { $tiles }
tower-beside = à côté de { $tiles }
tower-points = le { $number } vers { $heading }
tower-lies-ew = d’est en ouest
tower-lies-ns = du nord au sud
tower-lay-flat = Pose à plat
tower-lay-up = Pose en hauteur
tower-down = { $count ->
    [one] Un domino est tombé.
   *[other] { $count } dominos sont tombés.
}
tower-takes = { $you ->
    [yes] Tu récupères toute la tour.
   *[no] { $name } récupère toute la tour.
}
