tell-error = erreur : { $text }
tell-hint = conseil : { $text }
tell-note = remarque : { $text }
left = La partie reste inachevée.
left-resume = La partie reste inachevée ; continue-la avec `domino play --resume { $path }`.
saved = partie enregistrée dans { $path }
recorded = l’enregistrement est dans { $path }
not-saved = impossible d’écrire l’enregistrement dans { $path } : { $why }
hint-game-file = { $path } a l’air d’un fichier : `domino play --rules { $path }` joue avec ses règles
hint-set = choisis-le avec `--set { $n }`
hint-leave-out = enlève `{ $name }`, ou commence une autre partie sans `--resume`
hint-resume = `domino play --resume { $path }` continue cette partie ; ou nomme un autre fichier
replaced = l’enregistrement dans { $path } est remplacé
holds =
    { $path } : valide, { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }, { $state }
state-over = la partie est finie
state-open = la partie n’est pas finie
rules-hold = { $path } : valide, règles { $fingerprint }
rules-same = les règles sont les mêmes
perft-head = profondeur suites finies
no-open-round = aucune manche n’est en cours à la fin de l’enregistrement
kept-on = La partie reste inachevée ; `domino` la reprendra.
more-kept =
    { $n ->
        [one] { $n } autre partie inachevée est conservée
       *[other] { $n } autres parties inachevées sont conservées
    } dans { $path }.
not-kept = La partie ne peut pas être conservée : { $path } : { $why }.
not-locked = Impossible de verrouiller { $path } : { $why }. N’ouvre pas ce fichier dans un autre programme domino.
kept-in-part =
    { $n ->
        [0] rien de la partie n’est dans { $path }
       *[other] la partie n’est pas conservée jusqu’au bout : { $path } s’arrête à la ligne { $n }
    }
in-use = un autre programme domino a ouvert ce fichier
not-a-record = ce fichier existe déjà et n’est pas une partie enregistrée
not-a-file = ce n’est pas un fichier ordinaire
file-too-large = ce fichier dépasse { $n } Mio
unfinished = c’est l’enregistrement d’une partie qui n’est pas finie
not-found = fichier ou dossier introuvable
no-permission = accès refusé
is-a-directory = c’est un dossier
not-a-directory = ce n’est pas un dossier
exists-already = ce fichier existe déjà
no-space = il n’y a plus de place sur le disque
read-only = ce système de fichiers est en lecture seule
not-utf8 = ligne { $line }, colonne { $column } : ce n’est pas de l’UTF-8
said-already = `{ $name }` est de trop : l’enregistrement le dit déjà
torn = La dernière ligne de { $path } n’a pas été écrite jusqu’au bout et n’est pas prise en compte.
cannot-hide = Ce terminal ne peut pas cacher les dominos : on les revoit en remontant dans l’affichage.
no-command = il n’y a pas de commande `{ $text }`
not-before-command = `{ $text }` ne peut pas précéder une commande
salvaged =
    { $n ->
        [one] La partie continue à partir de la première ligne de { $path }, qui reste tel quel.
       *[other] La partie continue à partir des { $n } premières lignes de { $path }, qui reste tel quel.
    }
salvage-needs-record = `--salvage` continue dans un autre fichier ; nomme-le avec `--record`
hint-salvage =
    { $n ->
        [one] la première ligne est bonne
       *[other] les { $n } premières lignes sont bonnes
    } ; `domino play --resume { $path } --salvage --record NOUVEAU` repart de là dans un autre fichier
not-a-picture = ce fichier existe déjà et n’est pas une image dessinée par domino
name-taken = un autre jeu s’appelle déjà `{ $name }`
settings-damaged = { $path } est illisible et rien n’en est retenu : { $why }
setting-bad = { $path }, ligne { $line } : `{ $key }` ne peut pas être `{ $text }`
setting-unknown = { $path }, ligne { $line } : il n’y a pas de réglage `{ $text }`
setting-unknown-near = { $path }, ligne { $line } : il n’y a pas de réglage `{ $text }` ; voulais-tu dire `{ $near }` ?
setting-refused = `{ $key }` ne peut pas être `{ $text }`
setting-unset = -
no-setting = il n’y a pas de réglage `{ $text }` ; au choix : { $keys }
no-setting-near = il n’y a pas de réglage `{ $text }` ; voulais-tu dire `{ $near }` ?
no-home-for-settings = il n’y a pas de répertoire personnel pour les réglages
settings-not-kept = Le réglage ne peut pas être conservé : { $path } : { $why }.
not-forgotten = { $path } n’a pas pu être effacé : { $why }
not-svg = ne convient pas à une image, qui est en SVG : le nom doit finir par `.svg`
standard-input = entrée standard
standard-output = sortie standard
terminal = le terminal
random-seed = graine aléatoire
last-match = la dernière partie est dans { $path }
no-match-kept = aucune partie n’est encore gardée
hint-name-record = nomme un enregistrement, ou joue une partie avec `domino`
usage-bad-value = `{ $value }` n’est pas une valeur pour `{ $arg }` : { $why }
usage-no-such-value = `{ $value }` n’est pas une valeur pour `{ $arg }` ; valeurs possibles : { $values }
usage-value-missing = `{ $arg }` demande une valeur
usage-too-many = `{ $arg }` ne prend pas de valeur `{ $value }`
usage-unknown = `{ $arg }` n’a pas sa place ici
usage-unknown-near = `{ $arg }` n’a pas sa place ici ; voulais-tu dire `{ $near }` ?
no-command-near = il n’y a pas de commande `{ $text }` ; voulais-tu dire `{ $near }` ?
usage-conflict = `{ $arg }` ne va pas avec { $other }
usage-twice = `{ $arg }` ne peut servir qu’une fois
usage-missing = il manque : { $args }
usage-not-utf8 = un argument n’est pas de l’UTF-8
hint-help = `{ $command } --help` dit ce qui peut y figurer
value-number = attendu : un nombre entier à partir de 0
value-range = attendu : un nombre entier de { $min } à { $max }
value-seed = une graine est un nombre entier de 0 à { $max }
value-set = un jeu se nomme par son plus grand nombre, de 0 à 18
value-width = une largeur est un nombre entier de { $min } à { $max }
value-view = une vue est `full`, `public` ou la lettre d’une place, comme `A`
value-player = il n’y a pas de joueur `{ $text }` ; il y a { $players } ; un humain est `human` ou `human:NOM`
