# Lo que se dice de una torre. Las palabras del margen son las del motor.
tower-level = Nivel { $level }
tower-solid = La construcción está firme.
tower-shaky = La construcción se tambalea.
tower-about-to-fall = La construcción está a punto de caer.
tower-weakest = Su punto débil: { $upper } sobre { $lower }.
tower-weakest-table = Su punto débil: { $upper } sobre la mesa.
tower-fell = Se ha caído. Fichas caídas: { $tiles }.
tower-due-flat = Ahora toca en plano, sobre la mesa.
tower-due-up = Ahora toca en alto, sobre otra ficha.
tower-place = { $tile } en { $place }, hacia el { $heading }
heading-e = este
heading-n = norte
heading-w = oeste
heading-s = sur
