import { any, name, type WentOver } from "./WentOverFrames.ts"

export const romance: ReadonlyArray<WentOver> = [
  {
    language: "fr",
    yours: "le votre|la votre|les votres|votre \\p{L}+|vos \\p{L}+|vous|celui ci|celle ci",
    had: [
      `(?:javais|j avais|avait|avions|jai eu|j ai eu|possedais|utilisais|jutilisais) ${any(4)}${name}`,
      `(?:mon|ma|mes|notre) (?:ancien|ancienne|vieux|vieille|premier|premiere|dernier|derniere) ${name}`
    ],
    gone: [
      `${name} ${any(2)}prend la poussiere`,
      `(?:problemes|galeres?|soucis|ennuis) avec ${any(1)}${name}`,
      `${name} ${any(6)}(?:casse|cassee|panne|mort|morte|lachee?|dechire|dechiree|rouille|fuyait|reparation|atelier|decu|decue|foutu|foutue|hs|que des problemes|tombe en morceaux)`,
      `(?:vendu|renvoye|rendu|jete|donne|revendu|bazarde|retourne) (?:(?:mon|ma|mes|le|la|les|notre|un|une) )?${name}`,
      `${name} ${any(4)}(?:(?:plus jamais|jamais plus)(?! sans)|une fois suffit)`
    ],
    arrived: [
      "depuis que (?:jai|j ai) (?:le votre|la votre)",
      "chez vous (?:tout|ca) (?:roule|marche|va|est)",
      `(?:le votre|la votre|les votres|celui ci|celle ci|vous|votre \\p{L}+) (?:est|sont|etes|roule|tient) ${any(3)}(?:mieux|meilleure?s?|parfaite?s?|geniale?s?|top|super|incomparable)`,
      `(?:achete|commande|pris|choisi) (?:le votre|la votre|les votres|celui ci|celle ci|chez vous)`,
      `(?:contente?|heureu(?:x|se)|ravie?|soulagee?) ${any(4)}(?:chez vous|a vous|vous avoir|avec vous|le votre|la votre)`,
      `heureusement ${any(4)}(?:vous|le votre|la votre)`,
      "(?:me voila|me voici|nous voila|je suis (?:maintenant )?ici|maintenant je suis (?:ici|chez vous))",
      "(?:beaucoup|bien|tellement) plus (?:heureu(?:x|se)|contente?|satisfaite?)",
      "(?:le votre|la votre) (?:tient|roule|marche|fonctionne|dure)|(?:arrivee?|atterrie?) chez vous",
      "meilleure decision|aucun regret|rien a voir|jour et la nuit|jamais regrette",
      `(?:roule|utilise|porte|adore|jutilise|jai) (?:maintenant )?(?:avec )?(?:le votre|la votre|les votres)`
    ],
    against: [
      `(?:avec|chez) vous ${any(2)}(?:soucis|problemes|galeres)`,
      `chez ${name} (?:tout|ca) (?:roule|marche|va)`,
      `(?:javais|j avais|jai eu|avait) ${any(1)}(?:le votre|la votre|un des votres)`,
      `(?:le votre|la votre|votre \\p{L}+) ${any(3)}(?:casse|cassee|panne|mort|morte|lachee?|dechire|reparation|decu|decue)`,
      `(?:vendu|renvoye|rendu|jete|revendu) (?:le votre|la votre|les votres|votre)`,
      `${name} (?:est|etait|sont) ${any(2)}(?:mieux|meilleure?s?|top|parfait)`,
      `(?:achete|commande|pris|passee? (?:a|chez)|suis (?:maintenant )?chez) (?:(?:un|une|le|la) )?${name}`,
      `heureusement ${any(4)}${name}`,
      "(?:le votre|la votre|celui ci|celle ci|vous) (?:n )?(?:nest|est|etes|netes) (?:pas|moins|pire)",
      "(?:me|il|elle) (?:me )?manque|je regrette|jaurais du|mieux que (?:le votre|la votre|vous)"
    ]
  },
  {
    language: "es",
    yours: "la suya|el suyo|la vuestra|el vuestro|(?:la|el) de (?:ustedes|vosotros)|ustedes|vosotros|est[ae]",
    had: [
      `(?:tenia|teniamos|tuve|tuvimos|usaba|use|llevaba) ${any(3)}${name}`,
      `(?:mi|mis|nuestra|nuestro) (?:vieja|viejo|antigua|antiguo|primera|primer|ultima|ultimo|anterior) ${name}`
    ],
    gone: [
      `${name} ${any(2)}(?:juntando|acumulando|cogiendo) polvo`,
      `con ${name} ${any(3)}problemas`,
      `(?:problemas|lios|disgustos|dramas) con ${any(1)}${name}`,
      `${name} ${any(6)}(?:rompio|rompieron|murio|estropeo|dano|rajo|oxido|descosio|fallo|dejo tirad[ao]|taller|reparacion|decepciono|deshizo|jodio|puros problemas)`,
      `(?:vendi|devolvi|regale|bote|cambie|tire|vendimos) (?:(?:mi|mis|la|el|las|los|una|un) )?${name}`,
      `${name} ${any(4)}(?:nunca mas(?! sin)|ni loca|ni loco|una y no mas)`
    ],
    arrived: [
      "desde que (?:tengo|compre) (?:la suya|el suyo|la vuestra|esta|este)",
      "con (?:ustedes|vosotros) todo (?:perfecto|bien|genial)",
      `(?:la suya|el suyo|las suyas|los suyos|la vuestra|el vuestro|(?:la|el) de (?:ustedes|vosotros|uds)|est[ae]|este|estos|estas|ustedes|vosotros) (?:es|son|sois|va|anda) ${any(3)}(?:mejor|mejores|perfect[ao]s?|increible|genial|lo maximo|una maravilla)`,
      `(?:compre|pedi|me compre|elegi) (?:la suya|el suyo|la vuestra|el vuestro|(?:la|el|una|uno) de (?:ustedes|vosotros|uds)|est[ae])`,
      `(?:feliz|contenta?o?|agradecid[ao]) ${any(5)}(?:con ustedes|con vosotros|a ustedes|a vosotros|con uds|aqui)`,
      `menos mal ${any(6)}(?:ustedes|vosotros|uds|la suya|la vuestra|os tengo)`,
      "(?:aqui estoy|aqui estamos|ahora estoy (?:aqui|con ustedes|con vosotros))",
      "(?:mucho|muchisimo) mas (?:feliz|content[ao])",
      "(?:llegue|llegamos|acabe|termine) (?:a|con|en) (?:ustedes|vosotros|aqui)|(?:la suya|la vuestra|esta) (?:sigue|aguanta|funciona|dura)",
      "mejor decision|sin arrepentimientos|nada que ver|ni punto de comparacion|nunca mire atras",
      `(?:ahora )?(?:uso|llevo|tengo|adoro|amo) (?:la suya|el suyo|la vuestra|el vuestro|(?:la|el) de (?:ustedes|vosotros))`
    ],
    against: [
      `con (?:ustedes|vosotros) ${any(2)}(?:problemas|desastre|lios)`,
      `con ${name} todo (?:perfecto|bien|genial)`,
      `(?:tenia|tuve|usaba) (?:la suya|el suyo|la vuestra|el vuestro|(?:la|el|una|uno) de (?:ustedes|vosotros))`,
      `(?:la suya|el suyo|la vuestra|el vuestro|de ustedes|de vosotros) (?:se )?(?:me )?(?:rompio|murio|estropeo|dano|fallo|rajo|deshizo)`,
      `(?:vendi|devolvi|bote|tire) (?:la suya|el suyo|la vuestra|el vuestro|(?:la|el) de (?:ustedes|vosotros))`,
      `${name} (?:es|era|son|anda|va) ${any(2)}(?:mejor|mejores)`,
      `(?:compre|pedi|me cambie a|cambie a|me pase a|ahora tengo|tengo) (?:(?:una|un|la|el|mi) )?${name}`,
      "(?:la suya|el suyo|la vuestra|esta|este|ustedes) no (?:es|son|sois|sirve)|(?:la suya|el suyo|esta|este) (?:es|fue) peor",
      "la extrano|lo extrano|la echo de menos|me arrepiento|mejor que (?:la suya|el suyo|la vuestra|ustedes)"
    ]
  },
  {
    language: "it",
    yours: "la vostra|il vostro|vostr[aoei]|voi|quest[aoei]",
    had: [
      `(?:avevo|avevamo|ho avuto|usavo|portavo) ${any(3)}${name}`,
      `(?:mio|mia|nostro|nostra) (?:vecchi[ao]|precedente|prim[ao]|ultim[ao]) ${name}`
    ],
    gone: [
      `${name} prende polvere`,
      `con ${name} ${any(2)}problemi`,
      `(?:problemi|guai|delusioni) con ${any(1)}${name}`,
      `${name} ${any(6)}(?:rott[ao]|guast[ao]|guastat[ao]|mort[ao]|strappat[ao]|arrugginit[ao]|officina|riparazione|delus[ao]|abbandonat[ao]|a pezzi|solo problemi|cedut[ao])`,
      `(?:venduto|restituito|reso|buttato|regalato|rispedito|mandato indietro) (?:(?:la|il|le|i|mia|mio) ){0,2}${name}`,
      `${name} ${any(4)}(?:mai piu(?! senza)|una volta basta)`
    ],
    arrived: [
      "da quando ho (?:la vostra|il vostro|questa)",
      "con voi tutto (?:perfetto|bene|liscio)",
      `(?:la vostra|il vostro|le vostre|i vostri|quest[aoei]|voi) (?:qui )?(?:e|sono|siete|va) ${any(3)}(?:meglio|migliore|migliori|perfett[aoei]|fantastic[aoei]|un sogno)`,
      `(?:comprato|ordinato|preso|scelto) (?:la vostra|il vostro|quest[ao]|da voi)`,
      `(?:felice|felicita|content[ao]|grat[ao]) ${any(5)}(?:a voi|da voi|con voi|voi)`,
      `per fortuna ${any(3)}(?:voi|la vostra|il vostro)`,
      "(?:eccomi qui|eccomi|eccoci|ora sono qui|adesso sono qui)",
      "(?:molto|decisamente) piu (?:felice|content[ao]|soddisfatt[ao])",
      "(?:arrivat[ao]|approdat[ao]|finit[ao]) da voi|(?:la vostra|il vostro) (?:tiene|funziona|dura|regge)",
      "migliore decisione|nessun rimpianto|tutta un altra cosa|non c e paragone",
      `(?:ora|adesso) (?:uso|ho|porto) (?:la vostra|il vostro|voi)`
    ],
    against: [
      `con voi ${any(2)}(?:problemi|guai)`,
      `con ${name} tutto (?:perfetto|bene|liscio)`,
      `(?:avevo|ho avuto|usavo) (?:la vostra|il vostro|una delle vostre)`,
      `(?:la vostra|il vostro|vostr[ao] \\p{L}+) (?:si )?e (?:rott[ao]|guastat[ao]|mort[ao]|strappat[ao])`,
      `(?:venduto|restituito|reso|buttato) (?:la vostra|il vostro)`,
      `${name} (?:e|era|sono) (?:(?:molto|ben|tanto|decisamente|ancora|la|il) )?(?:meglio|migliore|migliori)`,
      `(?:comprato|ordinato|preso|passat[ao] a|ora ho|adesso ho) (?:(?:una|un|la|il) )?${name}`,
      "(?:la vostra|il vostro|questa|questo|voi) non (?:e|siete|sono)|(?:la vostra|il vostro) e peggio",
      "mi manca|me ne pento|rimpiango|meglio della vostra|meglio del vostro|meglio di voi"
    ]
  },
  {
    language: "pt",
    yours: "(?:a|o) (?:de|dos) (?:voces|vcs)|voces|vcs|vossa|vosso|ess[ae]|est[ae]",
    had: [
      `(?:tinha|tinhamos|tive|usava|usei) ${any(3)}${name}`,
      `(?:minha|meu|nossa|nosso) (?:velh[ao]|antig[ao]|primeir[ao]|ultim[ao]|anterior) ${name}`
    ],
    gone: [
      `com a? ?${name} ${any(3)}(?:problemas?|dor de cabeca)`,
      `(?:problemas|dor de cabeca|perrengues?) com ${any(1)}${name}`,
      `${name} ${any(6)}(?:quebrou|quebraram|morreu|estragou|avariou|rasgou|enferrujou|vazou|oficina|conserto|decepcionou|desmanchou|deu defeito|deixou na mao|so problema|partiu)`,
      `(?:vendi|devolvi|doei|joguei fora|troquei|passei adiante) (?:(?:minha|meu|a|o|uma|um) ){0,2}${name}`,
      `${name} ${any(4)}(?:nunca mais(?! sem)|uma vez basta)`
    ],
    arrived: [
      "desde que (?:tenho|comprei) (?:a de voces|a vossa|essa)",
      `com (?:voces|vcs) ${any(2)}(?:perfeito|tudo certo|tudo bem)`,
      `(?:(?:a|o) (?:de|dos) (?:voces|vcs)|a vossa|o vosso|ess[ae]s?|est[ae]s?|voces|vcs) (?:e|sao|anda) ${any(3)}(?:melhor|melhores|perfeit[ao]s?|incrivel|maravilh\\p{L}+|um sonho|top)`,
      `(?:comprei|pedi|escolhi|peguei) (?:(?:a|o|uma|um) (?:de|dos) (?:voces|vcs)|a vossa|o vosso|ess[ae]|est[ae])`,
      `(?:feliz|contente|grat[ao]) ${any(5)}(?:voces|vcs|aqui|ca|convosco)`,
      `ainda bem ${any(4)}(?:voces|vcs|a vossa|o vosso)`,
      "(?:aqui estou|estou aqui agora|agora estou (?:aqui|com voces)|ca estou)",
      "(?:muito|bem) mais (?:feliz|contente|satisfeit[ao])",
      "(?:cheguei|vim parar|acabei) (?:em|a|com|n[ao]) (?:voces|vcs|aqui)|(?:de voces|a vossa) (?:funciona|dura|aguenta|continua)",
      "melhor decisao|sem arrependimentos?|outro nivel|nem se compara|nunca me arrependi",
      `agora (?:uso|tenho|ando com) (?:(?:a|o) (?:de|dos) (?:voces|vcs)|a vossa|o vosso|voces)`
    ],
    against: [
      `com (?:voces|vcs) ${any(2)}(?:problemas?|dor de cabeca)`,
      `com a? ?${name} (?:e )?tudo `,
      `(?:tinha|tive|usava) (?:(?:a|o|uma|um) (?:de|dos) (?:voces|vcs)|a vossa|o vosso)`,
      `(?:de voces|de vcs|a vossa|o vosso) (?:quebrou|morreu|estragou|avariou|rasgou)`,
      `(?:vendi|devolvi|joguei fora) (?:(?:a|o) (?:de|dos) (?:voces|vcs)|a vossa|o vosso)`,
      `${name} (?:e|era|sao) (?:(?:muito|bem|ainda|a|o) )?(?:melhor|melhores)`,
      `(?:comprei|pedi|mudei (?:pra|para)|fui (?:pra|para)|agora tenho|tenho) (?:(?:uma|um|a|o) )?${name}`,
      "(?:de voces|a vossa|o vosso|essa|esse|voces) nao (?:e|sao|presta)|(?:de voces|a vossa|o vosso) e pior",
      "sinto falta|me arrependo|saudades? d[aeo]|melhor que (?:a|o) (?:de voces|vossa|vosso)"
    ]
  }
]
