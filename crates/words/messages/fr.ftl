# What the client says, in French.
#
# For translators: the source is `en.ftl`; its comments hold here too. The player is `tu`, rules say
# `on` or `celui qui`. Before `: ; ? ! %` and inside guillemets stands U+00A0: lines are not broken
# there, and it is shown as a blank. In French the plural `one` is chosen by 0 and 1 alike, so a `[one]`
# shows its number, and an exact `[0]` must stand before it. The words: domino, côté (half), points
# (pips and score), bout (open end), chaîne (line), pioche, main, coup (action), manche, partie.

## The lobby

greeting = Bienvenue aux dominos !
# Settings: keys such as `lang` are the same in every language.
ask-name = Qui joue ? Tape ton nom, ou seulement Entrée.
prompt-name = Ton nom>
settings-are = Tes réglages :
settings-how = `réglages CLÉ VALEUR` en change un pour de bon, et `réglages CLÉ -` le laisse de nouveau au choix du programme.
setting-is = Réglage `{ $key }` : { $value }.
setting-unset = non réglé
setting-bad = `{ $key }` ne peut pas être `{ $text }`.
setting-bad-of = `{ $key }` ne peut pas être `{ $text }`. Au choix : { $values }.
no-setting = Il n’y a pas de réglage `{ $text }`. Au choix : { $keys }.
no-setting-near = Il n’y a pas de réglage `{ $text }`. Voulais-tu dire `{ $near }` ?
lobby-kept = Parties que tu peux continuer :
lobby-match = { $title }, manche { $n } : { $totals } ; dernier coup : { $last }
no-such-offer =
    Aucune partie gardée ne s’appelle `{ $text }` ; { $n ->
        [0] il n’y en a pas
        [one] il y a `r1`
       *[other] il y a `r1` à `r{ $n }`
    }.
forget-sure = Tape encore une fois `oublier { $text }` pour effacer cette partie définitivement.
forgotten = Elle est oubliée.
lobby-damaged = { $path } est abîmé : { $why }
lobby-games = Les jeux :
# A rules file of the house: { $why } tells what is wrong in it.
lobby-faulty = { $path } ne donne pas de jeu : { $why }
lobby-choose = Tape un numéro ou le nom d’un jeu ; Entrée lance `{ $game }`. `aide` donne les commandes, `quitter` ferme le programme.
lobby-go-on = Tape un numéro ou le nom d’un jeu ; Entrée reprend la partie en cours. `aide` donne les commandes, `quitter` ferme le programme.
lobby-go-on-first = Tape un numéro ou le nom d’un jeu ; Entrée reprend `r1`. `aide` donne les commandes, `quitter` ferme le programme.
how-to-play =
    Tu es { $own }, contre { $others }. Pose un domino dont un côté a le même nombre de points qu’un bout de la chaîne : tape son numéro dans la liste, ou le domino lui-même, comme `6-4 gauche`. Si aucun ne convient, la liste dit ce que tu peux faire.
    `règles` en dit plus sur le jeu, `conseil` te dit ce que ferait un bon joueur, `aide` donne les commandes, et `quitter` ferme le programme.
how-to-play-pairs = Tu joues en équipe avec { $partner } : ce que vous avez en main et ce que vous marquez est compté ensemble.
how-to-table = Sur cette table, un domino peut aller dans plusieurs directions ; tape celle que tu veux après le bout, comme `6-4 gauche n` : `n` pour le nord (en haut sur le plan), `e` pour l’est (à droite), `s` pour le sud (en bas), `o` pour l’ouest (à gauche).
prompt-lobby = domino>

## The match

game = { $title }, { $limit } : { $seats }. Graine { $seed }.
game-no-seed = { $title }, { $limit } : { $seats }.
game-pairs = { $first } jouent ensemble, contre { $second }.
# These three stand after a comma, and after `partie`.
limit-points =
    en { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
limit-rounds =
    en { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
limit-both =
    en { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ou en { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
resumed =
    { $n ->
        [0] La partie reprend avant sa première manche.
       *[other] La partie reprend à la manche { $n }.
    }
resumed-after = La partie reprend après la manche { $n }.
round = Manche { $n }
redealt = Personne n’a de double : on redistribue les dominos.
dealt =
    { $hand ->
        [one] { $hand } domino
       *[other] { $hand } dominos
    } chacun, { $boneyard ->
        [0] aucun
       *[other] { $boneyard }
    } dans la pioche.
dealt-dead =
    { $hand ->
        [one] { $hand } domino
       *[other] { $hand } dominos
    } chacun ; { $dead ->
        [0] aucun domino n’est
        [one] { $dead } domino est
       *[other] { $dead } dominos sont
    } hors jeu.
dealt-unequal = Mains : { $hands }.
set-up = La manche part d’une position donnée ; c’est à { $name } de jouer.
leads = { $name } commence.
start-tile = Le domino de départ est le { $tile }.
did = { $name } : { $what }
did-lead = commence par le { $tile }
did-draw =
    pioche { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    } (bouts { $ends })
did-draw-shown = pioche { $tiles } (bouts { $ends })
did-pass = passe (bouts { $ends })
fell-back = { $name } voulait { $wanted }, ce qui n’est pas permis, et joue à la place le premier coup permis.
out = { $name } a tout posé.
blocked = La manche est bloquée.
blocked-all-lie = Tous les bouts montrent { $pips }, et les { $n } dominos portant { $pips } sont sur la table.
blocked-nobody = Personne n’a de domino pour le { $pips } ({ end-name }).
blocked-mover = { $name } n’a aucun domino qui convienne, et il n’y a plus rien à piocher.
hand-left = { $pips }  { $tiles }
score-line =
    { $name } : { $sum } { $points ->
        [one] point
       *[other] points
    } = { $terms }
score-sum =
    { $name } : { $sum } { $points ->
        [one] point
       *[other] points
    }
# { $n } is the number of players in { $name }: partners have a plural verb.
charge-line =
    { $name } { $n ->
        [one] prend
       *[other] prennent
    } { $sum } { $points ->
        [one] point
       *[other] points
    } de pénalité : { $terms }
charge-sum =
    { $name } { $n ->
        [one] prend
       *[other] prennent
    } { $sum } { $points ->
        [one] point
       *[other] points
    } de pénalité
score-own-hand = en main
score-own-hands = les deux mains
score-floor = { $terms }, jamais moins de 0
score-out = dernier domino
score-paid = à { $to }
score-nobody = Personne ne gagne la manche, donc personne ne marque.
score-replayed = Personne ne gagne la manche, donc on la rejoue.
score-rule = (D’après les règles : { $rule })
totals = Classement : { $totals } (partie { $limit }).
totals-lowest = Classement : { $totals } (partie { $limit } ; le plus petit total gagne).
total = { $name } { $n }
match-over =
    La partie est finie après { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }.
seed-was = La graine était { $seed }.
standing = { $rank }. { $name }
standing-points =
    { $points }  { $n ->
        [one] { $n } manche gagnée
       *[other] { $n } manches gagnées
    }
won =
    { $names } { $n ->
        [one] gagne
       *[other] gagnent
    } la partie.
won-shared = { $names } se partagent la victoire.
drawn = Match nul.
and = { $first } et { $last }
name-human = humain

## A turn

table-empty = La table est vide.
line-of-play = La chaîne, de gauche à droite : { $tiles }
line-of-play-headings = La chaîne, de gauche à droite, et la direction de chaque domino : { $tiles }
last-tile = Dernier posé : { $tile }
# In sentences `$end`, the English name, chooses `à gauche`, `à droite`, `en haut` or `en bas`.
end-name =
    { $end ->
        [left] gauche
        [right] droite
        [up] haut
        [down] bas
        [public] public
       *[other] { $end }
    }
heading-name =
    { $heading ->
        [n] n
        [e] e
        [s] s
        [w] o
       *[other] { $heading }
    }
heading-words =
    { $heading ->
        [n] nord
        [e] est
        [s] sud
        [w] ouest
       *[other] { $heading }
    }
edge-name =
    { $side ->
        [n] le bord nord
        [e] le bord est
        [s] le bord sud
        [w] le bord ouest
       *[other] le bord { $side }
    }
end = { end-name } ({ $key }) { $pips }
end-dead = { end-name } ({ $key }) { $pips } mort
# The directions in which each end can go on.
directions = Directions possibles : { $ends }.
# Those that the map has no room for.
directions-hidden = Pas sur le plan : { $ends }.
end-directions = { end-name } ({ $key }) { $headings }
directions-and = { $first } ; { $last }
too-wide-for-map = La table est trop large pour cet écran : la chaîne est dessinée en serpent, et ses directions ne sont pas celles de la table.
table = Bouts : { $ends }. Mains : { $hands }. Pioche : { $boneyard }.
table-reserve =
    Bouts : { $ends }. Mains : { $hands }. Pioche : { $boneyard } ({ $reserve ->
        [one] { $reserve } y reste
       *[other] { $reserve } y restent
    }).
table-no-boneyard = Bouts : { $ends }. Mains : { $hands }.
# What was done before the turns that are shown.
earlier-in-log = (Les coups d’avant : `journal`.)
# The hands of the others, as a seat on turn sees them; its own stands below.
elsewhere = Mains : { $hands }.
elsewhere-boneyard = Mains : { $hands }. Pioche : { $boneyard }.
elsewhere-reserve =
    Mains : { $hands }. Pioche : { $boneyard } ({ $reserve ->
        [one] { $reserve } y reste
       *[other] { $reserve } y restent
    }).
hand-size = { $name } { $n }
score-now = Score : { $totals } (partie { $limit }).
to-play = { $name }, à toi de jouer ; { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    } : { $tiles }
to-lead = { $name }, à toi de commencer ; { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    } : { $tiles }
to-lead-tile = { $name }, tu dois commencer par le { $tile } ; { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    } : { $tiles }
to-go-on = { $name }, à toi de continuer { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    } ; { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    } : { $tiles }
hand = { $name } a { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    } : { $tiles }
prompt-turn = { $name }>
prompt-handover = Clavier à { $name }, puis Entrée>
prompt-next = Entrée pour la manche { $n }>
prompt-over = Entrée pour la revanche>

## What was typed

not-understood = `{ $text }` n’est ni un coup ni une commande. Tape un numéro de la liste, un domino comme `6-4`, ou `aide`.
not-understood-near = `{ $text }` n’est ni un coup ni une commande. Voulais-tu dire `{ $near }` ?
which-command = `{ $text }` peut vouloir dire { $names }.
not-tile = `{ $text }` n’est pas un coup : pour le domino, tape `{ $tile }`.
too-many-pips = `{ $text }` n’est pas un coup : un côté a de 0 à 18 points.
not-an-end = `{ $text }` n’est pas un coup : comme bout, tape { $ends }.
not-a-heading = `{ $text }` n’est pas un coup : comme direction, tape { $headings }.
end-first = `{ $text }` n’est pas un coup : le bout vient d’abord, comme dans `{ $typed }`.
lead-direction = `{ $text }` n’est pas un coup : le premier domino n’a pas besoin de direction ; tape `{ $tile }`.
label-alone = `{ $text }` est un bout avec une direction : mets un domino devant, comme dans `{ $typed }`.
too-much = `{ $text }` n’est pas un coup : il y a plus qu’un domino, un bout et une direction.
too-much-end = `{ $text }` n’est pas un coup : il y a plus qu’un domino et un bout.
no-such-number =
    `{ $text }` n’est pas un numéro de la liste, qui { $n ->
        [1] n’a que le 1
       *[other] va de 1 à { $n }
    }.
no-such-number-tile =
    `{ $text }` n’est pas un numéro de la liste, qui { $n ->
        [1] n’a que le 1
       *[other] va de 1 à { $n }
    } ; pour le domino, tape `{ $tile }`.
line-too-long = La ligne est trop longue pour un coup ou une commande.
ambiguous = Le { $tile } peut se poser de plusieurs façons : tape { $ends }.
# Words that can stand before a tile that is typed.
play-words = joue, jouer, pose, poser
# Several actions were typed in one line, and one of them cannot be played.
nothing-done = Rien n’a été joué.
turn-over-before = `{ $text }` vient trop tard : le tour est déjà fini.
draw-before = `{ $text }` doit attendre que tu voies ce que tu as pioché.
or = { $first } ou { $last }
no-turn-lobby = Choisis d’abord un jeu.
no-turn-before = Les dominos ne sont pas encore distribués.
no-turn-handover = Le clavier est pour { $name } ; Entrée montre la main.
no-turn-between = La manche est finie ; Entrée ou `suite` pour continuer.
no-turn-over = La partie est finie.
interrupted = Ctrl-C encore une fois pour quitter ; Entrée pour continuer.

## Why an action is not legal

refused-round-over = Coup interdit : la manche est finie.
refused-out-of-turn = Coup interdit : c’est à { $name } de jouer.
refused-on-table = Coup interdit : le { $tile } est déjà sur la table.
refused-not-in-hand = Coup interdit : le { $tile } n’est pas dans ta main.
refused-not-in-set = Coup interdit : il n’y a pas de { $tile } dans le jeu double-{ $n }.
refused-must-lead = Coup interdit : il faut commencer par le { $tile }.
refused-not-a-lead = Coup interdit : il y a déjà des dominos sur la table ; dis à quel bout va le { $tile }.
refused-nothing-laid =
    Coup interdit : la table est vide, il n’y a pas encore de bout { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] « { end-name } »
    } ; tape `{ $tile }`.
refused-no-such-end =
    Coup interdit : il n’y a pas de bout { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] « { end-name } »
    } ; bouts : { $ends }.
refused-run =
    Coup interdit : ce tour continue { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }.
refused-match =
    Coup interdit : le { $tile } ne va pas { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, où il faut un { $pips }.
refused-match-any = Coup interdit : le { $tile } ne va à aucun bout ; bouts : { $ends }.
refused-edge =
    Coup interdit : { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, { $edge } de la table empêche de poser le { $tile }.
refused-at-edge =
    Coup interdit : { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, la chaîne a atteint { $edge } de la table ; ce bout est mort.
refused-each-way =
    Coup interdit : { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, dans toutes les directions, quelque chose empêche de poser le { $tile } ({ $ways }).
way = { $heading } : { $what }
refused-in-the-way =
    Coup interdit : { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, le { $other } empêche de poser le { $tile }.
refused-backward =
    Coup interdit : { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, le { $tile } ne peut pas revenir en arrière le long de la chaîne.
refused-corner =
    Coup interdit : { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, le { $tile } ne peut aller que tout droit.
refused-no-room =
    Coup interdit : { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, il n’y a pas de place pour le { $tile }.
refused-no-table = Coup interdit : ce jeu n’a pas de directions ; enlève `{ $heading }`.
refused-draw-never = Coup interdit : à ce jeu, personne ne pioche.
refused-draw-must-play = Coup interdit : tu peux poser un domino, donc tu n’as pas le droit de piocher.
refused-draw-closed =
    { $reserve ->
        [0] Coup interdit : la pioche est vide.
        [one] Coup interdit : le dernier domino de la pioche y reste.
       *[other] Coup interdit : les { $reserve } derniers dominos de la pioche y restent.
    }
refused-draw-enough =
    Coup interdit : tu as pioché { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    }, le maximum pour un tour.
refused-pass-must-play = Coup interdit : tu peux poser un domino, donc tu n’as pas le droit de passer.
refused-pass-must-draw = Coup interdit : tu peux piocher, donc tu n’as pas le droit de passer.
refused-otherwise = Coup interdit : { $why }.

## Why an action is legal, and what is advised

why-fits =
    Coup permis : le { $tile } va { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, où il faut un { $pips }.
why-fits-toward =
    Coup permis : le { $tile } va { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, où il faut un { $pips } ; direction { $headings }.
why-wild =
    Coup permis : le { $tile } est un double, il peut aller { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    } même s’il ne correspond pas.
why-wild-toward =
    Coup permis : le { $tile } est un double, il peut aller { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    } même s’il ne correspond pas ; direction { $headings }.
why-lead = Coup permis : tu peux commencer par le { $tile }.
why-draw = Coup permis : tu peux piocher.
why-pass = Coup permis : tu peux passer.
# Whether an end is open or dead; { $ways } are several `way`.
why-end-open =
    Ouvert : il y a un { $pips } { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, et il reste un domino qui peut y aller.
why-end-used =
    Mort : il y a un { $pips } { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, et il ne reste aucun domino qui peut y aller.
why-end-at-edge =
    Mort : { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, la chaîne a atteint { $edge } de la table.
why-end-blocked =
    Mort : il y a un { $pips } { $end ->
        [left] à gauche
        [right] à droite
        [up] en haut
        [down] en bas
       *[other] au bout { end-name }
    }, et toutes les directions sont bouchées ({ $ways }).
why-usage = Ajoute un domino, un coup ou un bout, comme `pourquoi 6-4`, `pourquoi passer` ou `pourquoi gauche`.
rule-words = Règle `{ $key }` : { $words }
rule-sourced = Règle `{ $key }` : { $words } ({ $sources })
no-rule = Il n’y a pas de règle `{ $text }`. Au choix : { $keys }.
no-rule-near = Il n’y a pas de règle `{ $text }`. Voulais-tu dire `{ $near }` ?
hint-only = Il n’y a qu’un coup possible : { $action }.
hint-best = Le joueur `steady` choisirait { $action }.
hint-run =
    Tu poses alors { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    } dans le même tour.
hint-out = Cela vide ta main.
hint-pips =
    Il te reste alors { $n ->
        [one] { $n } point
       *[other] { $n } points
    } en main.
hint-ends =
    { $tiles ->
        [0] Aucun de tes dominos ne pourrait suivre.
        [one] Un de tes dominos pourrait suivre, à { $n ->
            [one] { $n } bout
           *[other] { $n } bouts
        } sur { $of }.
       *[other] { $tiles } de tes dominos pourraient suivre, à { $n ->
            [one] { $n } bout
           *[other] { $n } bouts
        } sur { $of }.
    }
hint-doubles =
    { $n ->
        [one] { $n } double de ta main ne correspondrait à aucun bout ouvert.
       *[other] { $n } doubles de ta main ne correspondraient à aucun bout ouvert.
    }
hint-wild =
    { $n ->
        [one] { $n } domino de plus pourrait se poser même s’il ne correspond pas.
       *[other] { $n } dominos de plus pourraient se poser même s’ils ne correspondent pas.
    }
hint-next = Il y a environ { $percent } % de chances que { $name } n’ait aucun domino qui convienne.
hint-second = Deuxième choix : { $action }.
counts-own = Combien de dominos de chaque nombre tu vois, dans ta main et sur la table, et combien sont cachés :
counts-public = Combien de dominos de chaque nombre sont sur la table, et combien sont cachés :
count =
    { $pips } : { $seen ->
        [one] { $seen } vu
       *[other] { $seen } vus
    }, { $unseen ->
        [one] { $unseen } caché
       *[other] { $unseen } cachés
    }

## Commands

cmd-help = aide
    .argument = [COMMANDE]
    .summary = donne les commandes, ou en explique une
    .page = Suivie du nom d’une commande, elle l’explique en détail. Le début d’un nom suffit si une seule commande commence ainsi. Seuls `quitter` et `suite` se tapent en entier.
cmd-moves = coups
    .summary = montre la table et ce que tu peux jouer
    .page = Tu peux taper le numéro d’un coup à la place du coup. Une ligne vide fait la même chose que cette commande, et joue le coup s’il n’y en a qu’un.
cmd-hand = main
    .summary = montre ta main
    .page = `tri` choisit l’ordre des dominos. Après une manche, tu vois ce qui reste.
cmd-table = table, chaîne
    .summary = montre la chaîne et ses bouts
    .page = Si le plan est affiché, toute la table est dessinée ; sinon la chaîne est écrite à partir du bout gauche, ce qui a été posé depuis ton tour entre chevrons.
cmd-counts = compte
    .summary = compte les dominos de chaque nombre, vus et cachés
    .page = Les dominos vus sont ceux de la table et de ta main. Les dominos cachés sont ceux des autres et de la pioche.
cmd-log = journal
    .summary = raconte la manche depuis la distribution
    .page = Chaque tour tient en une ligne, avec le numéro de son dernier coup, comme `domino replay --turn` les compte. Tu y vois ce que tout le monde à la table a pu voir.
cmd-score = score, points
    .summary = montre le classement
    .page = Les totaux sont ceux de la fin de la dernière manche.
cmd-rules = règles
    .argument = [CLÉ]
    .summary = résume les règles du jeu, ou en explique une
    .page = Avec une clé, comme `draw` ou `score`, tu lis cette règle, la façon dont un fichier de règles l’écrit et sa source. Avec le nom d’un jeu, comme `snake`, tu lis ses règles en bref ; `domino rules` avec le nom du jeu les donne toutes.
cmd-why = pourquoi
    .argument = DOMINO|COUP|BOUT
    .summary = dit pourquoi un coup est permis ou non, ou un bout mort
    .page = Ajoute un domino, un coup ou un bout, comme `pourquoi 6-4`, `pourquoi 6-4 gauche` ou `pourquoi passer`. La règle et sa source sont citées, et rien n’est joué. `pourquoi gauche` dit pourquoi un bout est ouvert ou mort. `pourquoi score` donne la règle derrière les derniers points.
cmd-hint = conseil
    .summary = dit ce que ferait le joueur `steady`, et pourquoi
    .page = Ce joueur n’en sait pas plus que toi : ta main, la table, et combien de dominos ont les autres.
cmd-undo = annuler
    .summary = annule ton dernier choix et ce qui a suivi
    .page = Les dominos piochés retournent à leur place dans la pioche. Les tours sans choix sont annulés aussi. L’enregistrement dit que quelque chose a été annulé.
cmd-redo = refaire
    .summary = refait ce qui a été annulé
    .page = Cela marche tant que tu ne fais rien d’autre.
cmd-draw = piocher, pioche
    .summary = pioche, quand les règles le permettent
    .page = C’est un coup comme les dominos de la liste. `règles draw` dit quand on peut piocher.
cmd-pass = passer, passe
    .summary = passe ton tour
    .page = C’est un coup comme les dominos de la liste, quand rien d’autre n’est possible.
cmd-next = suite, suivante
    .summary = passe à la manche suivante
    .page = À utiliser entre deux manches. Une ligne vide y fait la même chose.
cmd-save = enregistrer
    .argument = [FICHIER]
    .summary = enregistre la partie dans un fichier
    .page = Sans nom, le fichier porte le nom du jeu et la graine. Un fichier qui n’est pas un enregistrement n’est jamais écrasé.
cmd-load = charger
    .argument = [FICHIER]
    .summary = continue une partie enregistrée
    .page = La partie en cours reste telle quelle. Si le fichier est abîmé, tu apprends où ; `charger` tout seul reprend alors ce qui peut être sauvé.
cmd-resume = reprendre
    .argument = [r1]
    .summary = reprend une partie gardée
    .page = Les numéros sont dans la liste de `nouvelle`. Sans numéro, c’est la dernière partie jouée qui reprend.
cmd-forget = oublier
    .argument = r1
    .summary = efface une partie gardée
    .page = Les numéros sont dans la liste de `nouvelle`. Il faut taper la commande deux fois pour effacer.
cmd-new = nouvelle, nouveau
    .argument = [JEU]
    .summary = commence une autre partie, ou montre les jeux
    .page = Avec le nom d’un jeu, c’est une partie de ce jeu qui commence. La partie en cours reste telle quelle. Un nombre ensuite dit combien jouent : `nouvelle boxed 4`.
cmd-seats = places
    .argument = [PLACES]
    .summary = montre les places, ou les change pour la prochaine partie
    .page = Les places se donnent comme dans `places human:Ada,steady,human:Bo`, A d’abord ; `nouvelle` lance ensuite une partie à ces places. Un nombre seul te met à une table d’autant de joueurs : `places 4`.
cmd-lang = langue
    .argument = [LANGUE]
    .summary = montre ou choisit la langue
    .page = Choisis-la par son code, comme `de`, ou par son propre nom.
cmd-auto = auto
    .argument = [oui|non]
    .summary = joue d’office les tours sans choix
    .page = C’est ainsi dès le début : si tu n’as qu’un seul coup permis, il est joué aussitôt et raconté comme les autres. `réglages auto off` l’arrête pour de bon.
cmd-sort = tri, trier
    .argument = [points|série|arrivée]
    .summary = choisit l’ordre de tes dominos
    .page = `points` met les plus lourds d’abord, `série` suit le plus grand côté, `arrivée` garde l’ordre dans lequel tu les as reçus.
cmd-map = plan, carte
    .argument = [oui|non|ascii|traits|symboles]
    .summary = dessine la table, ou choisit comment la montrer à chaque tour
    .page = Seule, la commande dessine une fois toute la table. Avec `oui`, tu vois à chaque tour les dominos comme ils sont posés, ou la chaîne en serpent ; avec `non`, la chaîne tient en une ligne. `ascii`, `traits` et `symboles` choisissent les caractères. À chaque bout ouvert est écrit ce qu’il faut taper pour y jouer ; le dernier domino a des traits épais, des étoiles aux coins ou un `<` derrière son symbole. Dans un jeu sur table, une lettre donne la direction : `n` pour le nord (en haut), `e` pour l’est (à droite), `s` pour le sud (en bas), `o` pour l’ouest (à gauche). En lignes simples, il n’y a pas de plan.
cmd-plain = simple
    .argument = [oui|non]
    .summary = dit tout en lignes simples
    .page = Chaque événement tient en une ligne, sans dessin ni couleur : pour les lecteurs d’écran et les scripts.
cmd-settings = réglages
    .argument = [CLÉ [VALEUR]]
    .summary = montre ou change ce qui est retenu
    .page = C’est gardé dans un fichier, pour cette fois et les suivantes : ton nom (`name`), `lang`, `tiles`, les couleurs (`theme`), `auto`, `map`, `sort`, `plain`, les places habituelles (`seats`) et le jeu que commence Entrée (`game`). Les options et l’environnement l’emportent.
cmd-quit = quitter
    .summary = quitte le programme
    .page = La fin de l’entrée (Ctrl-D) fait la même chose.
# Words that follow a command; those of `sort` also stand after `rangés par`.
word =
    { $word ->
        [on] oui
        [off] non
        [pips] points
        [suit] série
        [given] arrivée
        [ascii] ascii
        [box] traits
        [glyph] symboles
       *[other] { $word }
    }
help-commands = Les commandes ; pour en savoir plus sur l’une d’elles, par exemple `aide conseil` :
# The groups of commands, as short as can be.
help-turn = Ton tour
help-game = Le jeu
help-matches = Parties
help-look = Réglages
help-program = Programme
help-actions = Pour jouer, tape le numéro d’un coup de la liste, ou le coup lui-même : un domino comme `6-4` (ou `4-6`, `6|4`, `[6|4]`), avec `gauche` ou `droite` (`g`, `d`) s’il va aux deux bouts, puis, dans un jeu sur table, la direction, comme `6-4 gauche n` ; `piocher` ; `passer`. Plusieurs tiennent en une ligne, séparés par des virgules : `5-4 g, 4-0`.
help-page =
    { $usage } : { $summary }.
    { $page }
help-aliases = Aussi : { $aliases }.
help-no-command = Il n’y a pas de commande `{ $text }` ; `aide` les donne toutes.
help-no-command-near = Il n’y a pas de commande `{ $text }`. Voulais-tu dire `{ $near }` ?
no-log = Il ne s’est encore rien passé.
score-in-round = La manche { $n } est en cours.
score-after-round =
    { $n ->
        [one] { $n } manche est finie.
       *[other] { $n } manches sont finies.
    }
score-before = Aucune manche n’a commencé.
cannot-go-on = C’est à { $name } de jouer ; la manche suivante vient après celle-ci.
undone =
    { $n ->
        [one] { $n } coup est annulé.
       *[other] { $n } coups sont annulés.
    } { $name }, à toi de choisir à nouveau.
redone =
    { $n ->
        [one] { $n } coup est refait.
       *[other] { $n } coups sont refaits.
    }
nothing-to-undo = Il n’y a pas de choix à annuler.
nothing-to-redo = Il n’y a rien à refaire.
load-usage = Ajoute le fichier, comme `charger soirée.domino`.
load-failed = Impossible de lire { $path } : { $why }.
load-damaged =
    { $path } est abîmé : { $why }.
    { $n ->
        [one] Sa première ligne est bonne
       *[other] Ses { $n } premières lignes sont bonnes
    } : `charger` tout seul reprend à partir de là, et le fichier reste tel quel.
load-nothing = { $path } n’est pas une partie enregistrée : { $why }.
load-view = { $path } ne montre la partie que vue d’une seule place ; on ne peut donc pas la continuer.
load-no-seats = { $path } s’arrête avant de dire qui joue.
left-behind = La partie d’avant reste telle quelle.
no-game = Il n’y a pas de jeu `{ $text }`. Au choix : { $games }.
no-game-near = Il n’y a pas de jeu `{ $text }`. Voulais-tu dire `{ $near }` ?
game-players =
    { $n ->
        [1] « { $title } » ne se joue pas en solo.
       *[other] « { $title } » ne se joue pas à { $n }.
    }
rematch = Revanche : tout le monde se décale d’une place.
seats-now = À la table : { $seats }.
seats-next = Pour la prochaine partie : { $seats }. `nouvelle` la commence.
seats-bad = `{ $text }` ne peut pas prendre place à la table. Un humain s’écrit `human` ou `human:NOM` ; les autres joueurs sont { $players } ; il faut au moins 2 places, séparées par des virgules.
lang-now = Langue : { $name }. Au choix : { $codes }.
lang-unknown = `{ $text }` n’est pas une langue de ce programme. Au choix : { $codes }.
auto-is = Tours sans choix joués d’office : { $state }.
sort-is =
    Tes dominos sont rangés { $order ->
        [pips] par points
        [suit] par série
       *[given] par ordre d’arrivée
    }. Au choix : { $sorts }.
map-is = Plan de la table à chaque tour : { $state }. Caractères : { $style }.
map-plain = En lignes simples, il n’y a pas de plan.
plain-is = Lignes simples : { $state }.
word-unknown = `{ $text }` ne va pas ici ; tape { $words }.
no-leader = La manche suivante ne peut pas commencer : { $why }.
# Why a match or a round cannot begin: clauses.
start-match-over = la partie est finie
start-round-open = la manche { $n } n’est pas finie
start-no-leader = sans graine, les règles ne disent pas qui commence
start-seats = places : { $seats }, joueurs : { $players } ; il en faut autant
start-nobody-plays = personne ne joue à la place { $seat }
start-too-long = après { $n } manches, personne n’a gagné
start-no-player = il n’y a pas de joueur `{ $text }` ; au choix : { $players }
start-no-player-near = il n’y a pas de joueur `{ $text }` ; voulais-tu dire `{ $near }` ?
start-view = l’enregistrement ne montre la partie que vue d’une seule place ; il y manque ce qu’il faut pour la continuer

## The rule sheet

game-title =
    { $name ->
        [boxed] Domino classique (boîte)
        [snake] Serpent
        [penalty] Quatre manches
        [beginners] Domino pour débutants
        [hungarian] Domino hongrois
        [table] Sur la table
        [block] Domino sans pioche
        [draw] Domino avec pioche
        [custom] Jeu maison
       *[other] { $title }
    }
game-summary =
    { $name ->
        [boxed] 5 dominos, double d’abord, on pioche 1, on attend ; 2–6 joueurs.
        [snake] 7 dominos, départ libre, on pioche 1, on attend ; 2–4 joueurs.
        [penalty] 4 manches, main en négatif, on pioche 3 au plus ; 2 joueurs.
        [beginners] Les doubles vont partout, et on pioche par deux ; 2–4 joueurs.
        [hungarian] Tout à un même bout, sans pioche, à 100 on perd ; 2–4 joueurs.
        [table] Vraie table : coins, doubles en travers, bouts morts ; 2 joueurs.
        [block] Le jeu simple, sans pioche : qui est coincé passe ; 2–4 joueurs.
        [draw] Le jeu simple : on pioche jusqu’à pouvoir poser ; 2–4 joueurs.
        [custom] Un jeu qui a ses propres règles.
       *[other] { $summary }
    }
summary-changed = Le jeu `{ $name }` avec des changements.
sheet-title = { $title } (`{ $name }`)
sheet-file = Règles d’un fichier
sheet-house-rule = règle maison
sheet-note = Les parenthèses disent d’où vient chaque règle : S0.13 est une phrase de la feuille de règles S0, et S0/0-9 un point que cette feuille laisse ouvert, tel qu’il est réglé ici ; docs/RULES-FORMAT.md explique les autres.
diff-same = Les règles sont les mêmes.
diff-intro =
    « { $first } » et « { $second } » : { $n ->
        [one] { $n } règle différente
       *[other] { $n } règles différentes
    }.

topic-game = Le jeu
topic-deal = La distribution
topic-start = Qui commence
topic-play = Poser
topic-draw = Piocher
topic-round-end = La fin de la manche
topic-score = Les points
topic-match-end = La fin de la partie

# Inserted behind `le jeu`.
set-name =
    { $highest ->
        [6] double-six
        [9] double-neuf
        [12] double-douze
        [15] double-quinze
        [18] double-dix-huit
       *[other] double-{ $highest }
    }
range = { $least }–{ $most }
sheet-set =
    On joue avec le jeu { $set }, qui compte { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    }.
sheet-players = On joue à { $range } joueurs.
sheet-players-by-set = On joue { $list }.
sheet-players-set = à { $range } joueurs avec le jeu { $set }
sheet-teams-none = Chacun joue pour soi.
sheet-teams-pairs = On joue par équipes de deux, A et C contre B et D : ce que les partenaires ont en main et ce qu’ils marquent est compté ensemble.
sheet-hand =
    Chacun reçoit { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    }.
sheet-hand-by-players = Chacun reçoit { $list }.
sheet-by-players =
    { $n ->
        [0] aucun domino
        [one] { $n } domino
       *[other] { $n } dominos
    } à { $players } joueurs
sheet-redeal-never = On joue avec les dominos reçus, quels qu’ils soient.
sheet-redeal-no-double = Si personne n’a de double, on mélange à nouveau tous les dominos et on les redistribue.
# The start-... phrases name a person: `celui qui ...`, `le joueur A`.
sheet-start = À la première manche, le premier à jouer est { $list }.
sheet-later = Aux manches suivantes, le premier à jouer est { $list }.
sheet-later-same = Aux manches suivantes, on décide de la même façon qui commence.
sheet-else = { $first } ; à défaut, { $next }
start-highest-double = celui qui a le plus gros double
start-highest-pips = celui qui a le domino avec le plus de points (à points égaux, le double, puis celui qui a le plus grand côté)
start-highest-half = celui qui a le domino avec le plus grand côté (puis avec l’autre côté le plus grand : 6-5 avant 5-4 et 6-3)
start-tile-holder = celui qui a le { $tile }
start-seat = le joueur { $seat }
start-random = un joueur tiré au sort
start-winner = le gagnant de la manche précédente
start-winner-pairs = le gagnant de la manche précédente (des deux partenaires, celui qui a posé son dernier domino, ou sinon celui à qui il reste le moins de points)
start-loser = celui à qui il restait le plus de points à la manche précédente
start-next = le joueur qui suit, dans l’ordre du jeu, le dernier à avoir commencé
sheet-first-deciding = Le domino qui décide qui commence doit être posé en premier.
sheet-first-deciding-if = Si c’est un domino qui décide qui commence, il doit être posé en premier ; sinon, on peut commencer par n’importe quel domino.
sheet-first-free = On peut commencer par n’importe quel domino.
sheet-first-before = Avant la distribution, un domino, quel qu’il soit, est posé face visible sur la table. La chaîne part de ce domino, qui n’est à personne ; celui qui commence a le premier tour.
sheet-first-before-non-double = Avant la distribution, un domino qui n’est pas un double est posé face visible sur la table. La chaîne part de ce domino, qui n’est à personne ; celui qui commence a le premier tour.
sheet-clockwise = On joue vers la gauche, dans le sens des aiguilles d’une montre.
sheet-counter-clockwise = On joue vers la droite, dans le sens inverse des aiguilles d’une montre.
sheet-turn-one = À son tour, on pose un domino à l’un ou l’autre bout de la chaîne, de façon que les côtés qui se touchent aient le même nombre de points.
sheet-run-one-end = À son tour, on pose un domino après l’autre tant qu’il y en a un qui va, tous au même bout de la chaîne, que l’on choisit avec le premier ; les côtés qui se touchent ont le même nombre de points.
sheet-run-both-ends = À son tour, on pose un domino après l’autre tant qu’il y en a un qui va, chacun à l’un ou l’autre bout de la chaîne ; les côtés qui se touchent ont le même nombre de points.
sheet-turn-must = Si on peut poser un domino, on doit le faire.
sheet-turn-must-match = Si on a un domino qui correspond, on doit poser un domino.
sheet-opening-one-end = Celui qui commence la manche continue dans le même tour après le premier domino, toujours au même bout.
sheet-opening-both-ends = Celui qui commence la manche continue dans le même tour après le premier domino, chaque fois à l’un ou l’autre bout.
sheet-surface-unbounded = Il y a toujours de la place pour un domino, quel que soit le tracé de la chaîne.
sheet-surface = Les dominos sont posés sur une table de { $width } cases sur { $height }, chacune de la taille d’un demi-domino. Un domino qui dépasserait du bord ou recouvrirait un autre domino ne peut pas être posé, et un bout où rien ne peut plus aller est mort.
sheet-surface-first = Le premier domino est posé au milieu de la table, dans le sens de la longueur ; un double est posé en travers.
sheet-corners-allowed = Un double se pose en travers de la chaîne, qui continue tout droit après lui. Entre deux dominos qui ne sont pas des doubles, la chaîne peut aussi tourner à gauche ou à droite.
sheet-edge-dead = Un bout dont le côté libre fait face au bord de la table et le touche est mort : la chaîne ne peut pas y tourner.
sheet-edge-turn = Quand un bout a atteint le bord de la table, la chaîne peut tourner et continuer le long du bord.
sheet-corners-never = La chaîne ne tourne jamais, et les doubles se posent en travers.
sheet-doubles-offset = Un double n’est pas centré sur la chaîne : un côté est dans l’alignement, l’autre dépasse sur la droite, dans le sens où la chaîne avance.
sheet-contact-allowed = Un domino peut toucher d’autres dominos que ses voisins dans la chaîne.
sheet-contact-never = Un domino ne peut être accolé qu’à ses voisins dans la chaîne ; les coins peuvent se toucher.
sheet-dead-ends-draw-on = Même si tout le monde voit que plus aucun domino ne peut être posé, on continue à piocher tant qu’il reste des dominos à piocher.
sheet-dead-ends-block = Si tout le monde voit que plus aucun domino ne peut être posé, la manche est bloquée aussitôt.
sheet-dead-ends-idle = Les bouts morts ne changent rien, puisque personne ne pioche.
sheet-wild-none = Les doubles doivent correspondre comme les autres dominos.
sheet-wild-any = Un double peut se poser à n’importe quel bout, quel que soit le nombre qui s’y trouve ; ce bout montre ensuite le nombre du double.
sheet-wild-non-doubles = Un double peut se poser à n’importe quel bout où il n’y a pas de double, quel que soit le nombre qui s’y trouve ; ce bout montre ensuite le nombre du double.
sheet-wild-optional = On peut garder un double qui ne correspond pas tant qu’il reste des dominos à piocher et, quand on a pioché, jusqu’à la fin du tour.
sheet-wild-compulsory = Un double qui ne correspond pas doit être posé quand on ne peut rien poser d’autre.
sheet-draw-never = Personne ne pioche : les dominos qui ne sont pas distribués sont hors jeu.
sheet-draw-stuck =
    Si on ne peut pas poser de domino, on pioche { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    }.
sheet-draw-unmatched =
    Si on n’a pas de domino qui correspond, on pioche { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    }, ou on pose un double qui ne correspond pas.
sheet-draw-any-time =
    Au lieu de poser un domino, on peut piocher { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    } ; si on ne peut pas poser de domino, on doit piocher.
sheet-draw-once = Si, après avoir pioché, on a un domino qui convient, on doit en poser un ; sinon, le tour est fini.
sheet-draw-next-turn = Le tour est alors fini, et le domino pioché ne peut être posé qu’à partir du tour suivant.
sheet-draw-until = On continue à piocher jusqu’à ce qu’un domino convienne ; on doit alors en poser un.
sheet-draw-until-any-time = On peut continuer à piocher, et on le doit jusqu’à ce qu’un domino convienne ; à la fin, on doit poser un domino.
sheet-draw-at-most =
    { $n ->
        [one] On ne pioche pas plus d’un domino par tour ; si on ne peut toujours pas poser, on passe.
       *[other] On ne pioche pas plus de { $n } dominos par tour ; si on en a pioché { $n } en vain, on passe.
    }
sheet-pass-never = Si on ne peut pas poser de domino, on passe son tour.
sheet-pass-never-unless = Si on ne peut pas poser de domino, on passe son tour, sauf si cela termine la manche.
sheet-pass = Si on ne peut ni poser ni piocher, on passe son tour.
sheet-pass-unless = Si on ne peut ni poser ni piocher, on passe son tour, sauf si cela termine la manche.
sheet-reserve-idle = Il n’y a pas de pioche.
sheet-reserve-none = On peut piocher jusqu’au dernier domino.
sheet-reserve =
    { $n ->
        [one] Le dernier domino de la pioche n’est jamais pris.
       *[other] Les { $n } derniers dominos de la pioche ne sont jamais pris.
    }
sheet-reserve-by-players = Les derniers dominos de la pioche ne sont jamais pris : { $list }.
# The end-... clauses stand after `quand`.
sheet-ends = La manche se termine quand { $list }.
sheet-or-when = { $first }, ou quand { $next }
end-out = quelqu’un a posé son dernier domino
end-blocked = plus personne ne peut poser ni piocher
end-blocked-no-draw = plus personne ne peut poser de domino
end-stuck = le joueur dont c’est le tour ne peut pas poser de domino et { $rest }
end-stuck-no-draw = le joueur dont c’est le tour ne peut pas poser de domino
end-must-draw = le joueur dont c’est le tour ne peut pas poser de domino et doit piocher, mais { $rest }
rest-none = que la pioche est vide
rest-last =
    { $n ->
        [one] qu’il ne reste que le dernier domino de la pioche
       *[other] qu’il ne reste que les { $n } derniers dominos de la pioche
    }
rest-reserve = qu’il ne reste de la pioche que les dominos qu’on ne prend jamais
sheet-must-draw-passes = Un joueur qui a pioché autant de dominos qu’un tour le permet n’a plus à piocher, et passe.
sheet-end-not-out = Un joueur sans dominos reste dans la manche et passe.
sheet-end-not-out-draw = Un joueur sans dominos reste dans la manche comme s’il ne pouvait pas poser de domino.
sheet-block-none = Personne ne gagne la manche.
sheet-block-none-each = Les manches n’ont pas de gagnant : pour chacun, c’est sa propre main qui compte.
sheet-block-out-only = La manche est gagnée par celui qui pose son dernier domino ; une manche bloquée, où personne n’y arrive, n’est gagnée par personne.
sheet-block-out-only-pairs = La manche est gagnée par l’équipe dont un joueur pose son dernier domino ; une manche bloquée, où personne n’y arrive, n’est gagnée par personne.
# The block-... phrases name a person and stand after `par` and `à égalité`.
sheet-block = La manche est gagnée par { $list }.
sheet-block-pairs = La manche est gagnée par { $list }.
sheet-block-out = La manche est gagnée par celui qui pose son dernier domino ; une manche bloquée, où personne n’y arrive, est gagnée par { $list }.
sheet-block-out-pairs = La manche est gagnée par l’équipe dont un joueur pose son dernier domino ; une manche bloquée, où personne n’y arrive, est gagnée par { $list }.
sheet-block-all-score = Tout le monde marque, quel que soit le gagnant.
sheet-then = { $first } ; à égalité, { $next }
block-fewest-pips = celui qui a le moins de points en main
block-fewest-tiles = celui qui a le moins de dominos en main
block-lightest-tile = celui qui a en main le domino avec le moins de points
block-leader = celui qui a commencé la manche
block-last = celui qui a posé en dernier
block-not-last = celui qui n’a pas posé en dernier
block-fewest-pips-pairs = l’équipe qui, à deux, a le moins de points en main
block-fewest-tiles-pairs = l’équipe qui, à deux, a le moins de dominos en main
block-lightest-tile-pairs = l’équipe qui a en main le domino avec le moins de points
block-leader-pairs = l’équipe qui a commencé la manche
block-last-pairs = l’équipe qui a posé en dernier
block-not-last-pairs = l’équipe qui n’a pas posé en dernier
sheet-tie-idle = Une égalité entre les mains ne change rien.
sheet-tie-void = S’il y a encore égalité, personne ne gagne la manche et personne ne marque.
sheet-tie-share = S’il y a encore égalité, tous les ex æquo gagnent la manche, et chacun marque les points de ceux qui ne la gagnent pas.
sheet-tie-share-all = S’il y a encore égalité, tous les ex æquo gagnent la manche, et chacun marque.
sheet-score-opponents = Le gagnant de la manche marque les points qui restent dans les mains des adversaires.
sheet-score-all = Le gagnant de la manche marque les points qui restent dans toutes les mains.
sheet-less-once = Si la manche est bloquée, on en retire une fois les points que le gagnant a en main.
sheet-less-once-floor = Si la manche est bloquée, on en retire une fois les points que le gagnant a en main, sans jamais descendre sous zéro.
sheet-less-per-opponent = Si la manche est bloquée, on retire les points que le gagnant a en main de ce que lui rapporte chaque adversaire, sans jamais descendre sous zéro.
sheet-less-never = On ne retire pas les points que le gagnant a en main.
sheet-paid = Chaque adversaire perd ce qu’il rapporte au gagnant.
sheet-each-plus = Chacun prend les points qui restent dans sa main : ce sont des points de pénalité.
sheet-each-minus = Chacun perd les points qui restent dans sa main.
sheet-bonus-good =
    Celui qui pose son dernier domino gagne { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
sheet-bonus-bad =
    On retire { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de pénalité à celui qui pose son dernier domino.
sheet-bonus-opponents-good =
    Quand quelqu’un pose son dernier domino, chaque adversaire perd { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de plus.
sheet-bonus-opponents-bad =
    Quand quelqu’un pose son dernier domino, chaque adversaire prend { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de pénalité de plus.
sheet-target-none = Aucun nombre de points ne met fin à la partie.
sheet-target =
    La partie se termine après la manche où quelqu’un atteint { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
sheet-rounds-none = Le nombre de manches n’est pas fixé.
sheet-rounds-one = La partie se joue en une seule manche.
sheet-rounds =
    La partie se termine après { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }.
sheet-rounds-latest =
    La partie se termine au plus tard après { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }.
sheet-best-highest = Le plus grand total gagne la partie.
sheet-best-lowest = Le plus petit total gagne la partie.
sheet-best-round = Celui qui gagne la manche gagne la partie.
sheet-tied-round-drawn = Si plusieurs gagnent la manche, il y a match nul.
sheet-tied-round-shared = Si plusieurs gagnent la manche, ils se partagent la victoire.
sheet-tied-drawn = Si plusieurs ont le meilleur total, il y a match nul.
sheet-tied-shared = Si plusieurs ont le meilleur total, ils gagnent tous.
sheet-void-idle = Chaque manche compte.
sheet-void-counts = Une manche que personne ne gagne compte comme une manche de la partie.
sheet-void-round-drawn = Si personne ne gagne la manche, il y a match nul.
sheet-void-replayed = Une manche que personne ne gagne est rejouée.

## Images

picture-title = { $title }, manche { $n }
picture-title-after =
    { $title }, manche { $n }, après { $actions ->
        [one] { $actions } coup
       *[other] { $actions } coups
    }
picture-tiles =
    { $n ->
        [one] { $n } domino
       *[other] { $n } dominos
    }
picture-partner = { $size }, avec { $partner }
picture-boneyard = Pioche : { $n }
on-turn = C’est à { $name } de jouer.
no-round = aucune manche n’a commencé
no-such-round =
    il n’y a pas de manche { $round } ; { $n ->
        [one] il n’y a que la manche { $n }
       *[other] les manches vont de 1 à { $n }
    }
no-such-turn =
    il n’y a pas de coup { $turn } ; { $n ->
        [0] personne n’a encore joué dans cette manche
        [1] la manche n’a qu’un seul coup
       *[other] la manche a { $n } coups
    }
no-such-seat = il n’y a pas de place { $seat } ; les places vont de A à { $last }
hand-not-shown = l’enregistrement ne montre pas la main de { $seat }, car la partie y est vue d’une autre place

## What is wrong with rules

clash-no-players-with-set = le nombre de joueurs n’est pas donné pour le jeu { $set } ; il l’est pour { $sets }
clash-no-hand = le nombre de dominos par main n’est pas donné pour { $n } joueurs
clash-no-reserve = le nombre de dominos qui restent dans la pioche n’est pas donné pour { $n } joueurs
clash-empty-hand = à { $n } joueurs, personne ne reçoit de dominos
clash-too-few-tiles = la distribution demande { $dealt } dominos ; le jeu { $set } en a { $n }
clash-too-few-tiles-larger = la distribution demande { $dealt } dominos ; le jeu { $set } en a { $n } ; le plus petit qui convient est le { $larger }, avec { $tiles }
clash-pairs = par équipes de deux, on joue à quatre : `players` doit être "4"
clash-no-way-to-lead = la liste est vide : personne ne commence
clash-no-round-before = `{ $key }` suppose une manche précédente, et la première n’en a pas
clash-finds-nobody = avec certaines donnes, la liste ne trouve personne pour commencer ; termine-la par `highest-pips`, ou ajoute `redeal = "no-double"` à `highest-double`
clash-lot-for-same = la place au hasard n’est tirée qu’une fois par partie ; dis qui commence les manches suivantes, par exemple `later-start = ["next-seat"]`
clash-lot-for-later = la place au hasard n’est tirée qu’une fois par partie, pour la première manche
clash-not-in-set = personne ne peut avoir { $tile } : on joue avec le jeu { $set }
clash-no-such-seat = à { $n } joueurs, il n’y a pas de place { $seat }
clash-no-start-tile = le jeu { $set } n’a pas de domino pour commencer
clash-table-too-small = une table reçoit au plus { $most } dominos ; le jeu { $set } en a { $n }
clash-idle-reserve = personne ne pioche : il n’y a donc pas de pioche à garder
clash-draw-after-last = un tour qui se termine en piochant n’a qu’une pioche : écris `repeat = "once"` ou `then = "play"`
clash-draw-too-large = `at-most` est inférieur à ce qu’on prend en une fois
clash-stuck-for-ever = une manche où plus rien ne va ne finirait jamais ; ajoute "blocked", "mover-stuck" ou "mover-must-draw"
clash-nobody-must-draw = personne ne pioche : personne ne doit donc piocher
clash-idle-dead-ends = des bouts morts ne bloquent la manche que si elle peut être bloquée ("blocked")
clash-others-pips = les adversaires ne peuvent payer que leurs propres points, moins ceux du gagnant pour chacun, ou sans les retirer
clash-no-end-of-match = `target` ou `rounds` doit terminer la partie
clash-worst-wins = ainsi, le plus mauvais joueur gagnerait
clash-winner-loses = celui qui gagne des manches perdrait la partie
clash-falling-points = des points qu’on retire n’atteignent jamais un but ; écris `rounds`
clash-falling-bonus = avec un tel bonus, les points peuvent baisser sans fin et manquer le but ; écris `rounds`
clash-nobody-wins = personne ne peut gagner de manche, la partie ne finit donc jamais ; fais finir la manche par "out", dis qui gagne une manche bloquée, ou écris `rounds` avec `void-round = "counts"`
fault-at = ligne { $line }, colonne { $column } : { $what }
fault-of-key = { $key } : { $what }
fault-toml = ce n’est pas du TOML (« { $why } »)
fault-unknown-key = il n’y a pas de clé `{ $text }`
fault-unknown-key-near = il n’y a pas de clé `{ $text }` ; voulais-tu dire `{ $near }` ?
fault-value = attendu : { $forms } ; trouvé : `{ $text }`
fault-unknown-option = il n’y a pas d’option `{ $text }` ; au choix : { $options }
fault-missing-option = l’option `{ $option }` manque
fault-unknown-base = il n’y a pas de jeu `{ $text }` ; au choix : { $games }
fault-unknown-base-near = il n’y a pas de jeu `{ $text }` ; voulais-tu dire `{ $near }` ?
fault-second-base = ces lignes ont déjà un jeu de base
fault-name = un nom n’a que les lettres a à z, des chiffres et des traits d’union
fault-not-one-line = c’est une ligne de texte, sans caractères de commande
form-number = un nombre de { $min } à { $max }
form-line = une ligne de texte
form-list = une liste comme { $example }
form-table = une table comme { $example }
form-option = une table avec l’option `{ $option }`
form-tile = un domino comme "6-6"
form-seat = une place comme "seat-A"
form-players = un nombre de joueurs de { $min } à { $max }, comme "2-4"
rules-players = « { $title } » avec le jeu { $set } se joue à { $range }, pas à { $n }
rules-players-larger = « { $title } » avec le jeu { $set } se joue à { $range }, pas à { $n } ; avec le jeu { $larger }, c’est possible

## What is wrong with records and positions

record-empty = ce n’est pas un enregistrement, qui commence par `domino 1`
record-mark = c’est une marque d’ordre des octets (BOM), par laquelle aucun enregistrement ne commence
record-not-utf8 = ce n’est pas de l’UTF-8
record-control = c’est un caractère de contrôle
record-too-long = une ligne a { $n } octets au plus
record-no-line-feed = la dernière ligne n’a pas de fin de ligne : elle est peut-être coupée
record-expected = attendu : { $expected } ; trouvé : { $found }
record-not-dealt = la graine { $seed } donne ici { $expected }, pas { $found }
record-other-rules = { $what } a ici l’empreinte `{ $fingerprint }` ; l’enregistrement suit d’autres règles de ce nom
record-game = le jeu `{ $game }`
record-game-changed = le jeu `{ $game }` avec d’autres valeurs pour { $keys }
record-game-of-keys = un jeu avec ces valeurs pour { $keys }
record-scheme = il n’y a pas de distribution `{ $text }` ; il y a `{ $scheme }`
record-seed-in-view = un enregistrement vu d’une place n’a pas de graine
record-not-in-set = le { $tile } n’est pas dans le jeu
record-tile-twice = le { $tile } est à deux endroits
record-cut-deal = la distribution est coupée, et il n’y a pas de graine pour la compléter
record-no-turn = la position ne dit pas à qui est le tour, comme `turn A`
record-no-position = ce n’est pas une position : { $why }
record-not-a-view = d’une place on voit une main au plus, et pas la pioche
record-count = dans les mains, dans la pioche, hors jeu et sur la table, il y a { $found } dominos en tout, pas { $expected }
record-draw-size = ici on pioche { $expected } à la fois, pas { $found }
record-undo =
    { $n ->
        [0] il n’y a pas de coup à annuler
        [1] il y a 1 coup à annuler
       *[other] il y a { $n } coups à annuler
    }
record-not-over = la manche n’est pas finie ici
record-not-seen = la main de { $seat } n’est pas ce qu’on en a vu
record-no-action = un coup est un domino comme `6-4` ou `6-4 left`, `draw` ou `pass`
record-ambiguous = le { $tile } va { $ways } : il faut nommer le bout
record-ambiguous-heading = le { $tile } va { $ways } : il faut nommer le bout et la direction
tile-shape = un domino est deux nombres, comme `6-4`
tile-joined = ce domino s’écrit `{ $tile }`
tile-too-many-pips = une moitié a de 0 à 18 points
seat-player = un joueur a de 1 à { $n } signes : lettres de a à z, chiffres et traits d’union
seat-name = un nom a de 1 à { $n } caractères, sans blanc
piece-end-of-line = la fin de la ligne
piece-end-of-record = la fin de l’enregistrement
piece-action = une place et son coup
piece-seat = une place
piece-seat-of-table = une place de la table
piece-viewer = `public` ou une place de la table
piece-player = `{ $seat }=` et un joueur
piece-game = le nom d’un jeu
piece-fingerprint = huit chiffres hexadécimaux
piece-rule = une règle
piece-seed = une graine de 0 à { $max }
piece-number = un nombre
piece-n-actions = un nombre de coups à partir de 1
piece-n-passes = de 0 à 999
piece-n-tiles = de 1 à 190 dominos
piece-tile = un domino
piece-tiles = des dominos, ou `-` s’il n’y en a pas
piece-tiles-face-up = des dominos visibles, comme aux manches précédentes
piece-no-boneyard = `-`, car personne ne pioche et le reste est hors jeu
piece-no-dead = `-`, car le reste est dans la pioche
piece-hand-no-redeal = `hand A`, car sans graine on ne redistribue pas
piece-end = un bout comme `left`
piece-heading = `n`, `e`, `s`, `w` ou { $other }
piece-run = `led`, `both` ou un bout
piece-every-hand = `;` et chaque main
setup-seats = mains : { $found }, places : { $expected }
setup-no-seat = la table n’a pas de place { $seat }
setup-not-leader = la table est vide, et ce n’est pas { $seat } qui commence
setup-missing = le { $tile } n’est nulle part
setup-not-a-line = une chaîne n’a pas de bout `{ $end }`
setup-no-room = le { $tile } ne peut pas être là : { $why }
setup-in-the-way = le { $tile } ne peut pas être là : le { $other } gêne
setup-no-heading = le { $tile } va { $ways } : il faut nommer la direction
setup-heading = le { $tile } a une direction, mais ce jeu se joue sans table
setup-joint = le { $tile } ne correspond pas là où il est
setup-must-lead = on ne peut pas commencer par le { $tile }
setup-drawn = { $n } dominos n’ont pas pu être piochés à ce tour
setup-last = { $seat } n’a pas pu poser le dernier domino
setup-no-last = il n’est pas dit qui a posé le dernier domino
setup-out-of-turn = dans l’ordre du jeu, c’est à { $expected } de jouer, pas à { $found }
setup-passes = depuis le dernier domino posé ou pioché, on n’a pas pu passer autant de fois : { $n }
setup-no-start-tile = sur la table, il n’y a pas de domino pris avant la distribution
setup-run = aucune série ne peut continuer ici
setup-over = la manche est déjà finie
setup-not-this-view = les dominos ne correspondent pas à ce qu’on voit
deal-hand = dominos dans la main de { $seat } : { $found }, pas { $expected }
deal-start-tile = le premier domino ne suit pas les règles
deal-another-game = c’est la distribution d’un autre jeu
deal-not-held = { $seat } n’a pas le { $tile }
deal-must-redeal = personne n’a de double, donc on redistribue
play-round-over = la manche est finie
play-out-of-turn = c’est à { $mover } de jouer, pas à { $seat }
play-watches = qui ne fait que regarder ne joue pas
play-on-table = le { $tile } est déjà sur la table
play-not-in-hand = le { $tile } n’est pas dans la main
play-must-lead = il faut commencer par le { $tile }
play-not-a-lead = il y a des dominos sur la table : il faut nommer le bout
play-nothing-laid = la table est encore vide : le { $tile } se pose sans `{ $end }`
play-no-end = il n’y a pas de bout ouvert `{ $end }`
play-run = ce tour continue au bout `{ $end }`
play-no-match = le { $tile } ne va pas au bout `{ $end }`, qui montre { $pips }
play-no-room = le { $tile } ne peut pas aller au bout `{ $end }` : { $why }
play-in-the-way = le { $other } gêne
play-needs-heading = il faut dire dans quelle direction va le { $tile } au bout `{ $end }`
play-no-table = il n’y a pas ici de table où poser le { $tile } vers `{ $heading }`
play-no-draw = on ne pioche pas : { $why }
play-no-pass = on ne passe pas : { $why }
why-nobody-draws = à ce jeu, personne ne pioche
why-tile-fits = on peut poser un domino
why-can-draw = on peut piocher
why-reserve = la pioche est réduite à sa réserve : { $n }
why-drawn-enough = on ne pioche pas plus en un tour : { $n }
plane-not-empty = il y a déjà des dominos sur la table
plane-backward = la chaîne vient de `{ $heading }`
plane-no-corner = la chaîne ne tourne qu’à la moitié d’un domino qui n’est pas un double
plane-across = après un domino en travers, on va tout droit
plane-at-edge = la chaîne a atteint { $edge } de la table
plane-edge = { $edge } de la table gêne
plane-tile = le domino posé en numéro { $n } gêne
plane-full = la table porte { $n } dominos au plus
