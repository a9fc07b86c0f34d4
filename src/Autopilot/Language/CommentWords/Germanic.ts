export const germanic: Readonly<Record<string, string>> = {
  en: `ask barn beautiful bin bra buying car chance cheap comment cos court cute die disgusting dress drink error
    expensive far fast fatal find folk fruit garbage giveaway glad gorgeous grand gross gut hall hate hilarious
    horrible last legal legend linda long lunch main male man match men mine mist mums obsessed ordered pain par pays
    perfect pesos photo photos pic pies plus pour pretty product refund rent restock rot rubbish salt school seller
    sent serve show size slow slut snap sort stall star stunning tag terrible thieves toll tout vet voucher waiting
    war warm week whats whens whos wonderful word worth yall`,
  de: `abend abi absolut abzocke abzocker allein alte andere angekommen angerufen antwort antwortet appetit arschloch
    asozial assi ausgezeichnet aussehen ausverkauft bald bau beim bekomme bekommen beste bestellen bestellt
    bestellung besten bester bestes betrug betruger bezahlen bezahlt bild bilder billig bis bist blau blod blode
    blodsinn bloed boah bombe brauch brauche brauchen brot bruder cafe dafur damit dankeschon dann darf dazu deine
    denke denn depp deppen dienstag diese direkt donnerstag doof doofe draussen dreck drecksladen drei drinnen dumm
    dumme dummer durch eben echte ehrlich einfach einige ekelhaft eklig endlich entsetzlich enttaeuscht enttauschend
    enttauscht entworfen erfolg erst essen etwas eure euren familie farbe farben fast favoriten find findet firma
    fisch fleisch fotos fragt frau frauen frechheit frei freitag fresse freu freue freuen freund freunde freundin
    frohe fruh fruher fuhl fuhle furchtbar furs ganz ganze gar geburtstag gedacht gefaellt gefallt gegen geh gehort
    geht geil geile geiler gekauft gelb geld geliefert gemacht genau genial genug gern gerne gesagt geschickt
    geschmack gesehen gestern getestet gibt gibts glaub glaube gluck gluckwunsch glueckwunsch gott grad granate
    gratuliere grauenhaft grausam gross grossartig grosse grun gruppe gruss grusse gute guten hab habt haesslich
    hallo halt hammer handy hasslich hassliche hast hatt haus heiss helfen herrlich hervorragend herz herzlich
    herzlichen heulen hijab hilfe hilft hoffentlich hor hort hubsch hubsche huebsch huhn hund hurensohn idiot idioten
    ihnen ihre ihrem ihren jahr jahren jede jeder jemand ju junge kacke kaffee kalt kam kamera kaputt kase
    katastrophal katastrophe katze kauf kaufe kaufen keiner kinder klar klasse klein kleine klo knuffig koennt kommen
    kommt konnt konnte kontakt kosten kostet kram krass kriegt kunde kunden kundenservice lach lacherlich laden
    laecherlich laeden lag lagen lager lange langsam lasst lauft leben lecker leckere leckeres legal leicht leite
    leute liebe lieben lieber liebling liebs liebt lief lieferung luegner lugner lustig lustige machen macht mag mai
    mann meinem meinen meiner milch mist mistladen mittwoch mobil mochte moechte moglich moin montag morgen muell
    mull musik mutter nachricht nacht naturlich nee ner neue neuen neues nichts nie niedlich niemals niemand nix obst
    oder offen offnet ohne oma opa ostern paket peinlich perfekt pipi preis preise probier probiere probiert putzig
    qualitat quatsch rabatt raus regal regale rein richtig rot rum saftladen sag sagen sagt salzig samstag sauer
    schade schamen schamt schande schatz schaut scheise scheiss scheisse schlecht schlechte schlechter schlechtes
    schlimm schmeckt schoen schoene schone schoner schones schreib schreiben schreibt schule schwarz schweine schwer
    schwester seid seit seite sendungsnummer servus sich sieht sofort sonntag sonntags sonst sowas spat spinnst
    spinnt spitze spitzenmassig stall star stark starke starkes std steht stimmt stunde stunden suche sucht suess
    suesse suesser suss susse tach tag tagen teil telefon teuer teurer toll tolle toller tolles tot traumhaft traurig
    tschuss typ uberteuert uff unbedingt unfassbar unglaublich unmoglich uns unser unsere unverschamt vater verarsche
    verarscht verbrecher verfuegbar verfugbar vergessen versand versteh verstehe verstehen viel viele vielen
    vielleicht vollidiot vom vor wahnsinn wahnsinnig warm warte warten weg wegen weihnachten weiss welche welcher
    welches wenig werbung weshalb wichser widerlich wieso wieviel will wirklich witzig witzige woche wochen woher
    wohin wollen wunderschon wunderschone wurde wurden wusste zahlen zucker zum zuruck zurueck zusammen zwei`,
  nl: `aangekomen achter allemaal andere anders antwoord appen asociaal avond bedacht bedrijf begrijp bek belachelijk
    bent bericht beschikbaar best beste besteld bestellen bestelling betaal betaald betalen bijna binnen bitter bizar
    blauw bleef blij blijf bloed boos bord broer brood buiten cadeau daarvan dag dagen dankje dankjewel dankuwel denk
    denkt dieven dikke dinsdag dochter doei doen dol dom domme donderdag dood drie drink drinken dure dus duur echte
    eerst eerste eet eigen eindelijk elk elke erbij eruit eten familie fantastisch fantastische fijn fijne filmen
    filmpje fotos fruit gaaf ge gebeld geblokkeerd gedaan gedacht geef gefeliciteerd gegeten gegeven gehad gek gekke
    gekocht gekregen geld geleverd geluk gelukkig genoeg geprobeerd gestoord gestuurd geweldig geweldige gewoonweg
    gezegd gezien gingen gisteren godverdomme goede goedemiddag goedemorgen goedenavond goedkoop goeie goeiemorgen
    grap grappig groen groetjes grote haar halen hallo hartje heerlijk heerlijke helaas hele helemaal hem hierin
    hiervan hoer hoeveel hoi hond horen hou houd huis idioot idioten iemands jaar jammer jaren jonge jongens jou kaas
    kanker kapot kat katten keer keren kerst kijk kijken kinderen kip klaar klanten klantenservice klein kleine kleur
    kleuren klootzak klootzakken klote knap koffie kok koken kom komen komt koop kop kopen koper korting kost kosten
    koud kreeg krijg krijgt kun kunt kut kwaliteit kwam kwijt laat lach lachen lag lagen langs last laten lekkere
    lekkerste lelijk lelijke leugenaars leugens leuke leuker leukste levering lief liefde liefs liefste lieve lui
    maand maandag maanden maat maken makkelijk man maten mee meisje meisjes melk mensen meteen mevrouw misschien
    moeder moeilijk mogelijk mooie mooier mooiste morgen nacht natuurlijk nee nieuw nieuwe nodig nooit nou nul oma
    ongelooflijk ontvangen ontzettend onvoorstelbaar onzettend onzin opa opgelicht oplichter oplichters oplichting
    oud oude pak pakket pakketje perfect perfecte prachtig prachtige prijs prima probeer proberen product proficiat
    profiel raar reageert reageren recept rekening retour rico rood rosa rot roti rotzooi samen schamen schandalig
    schande schandelijk schat schatje schattig schattige scherm schitterend schitterende school serie serieus simpel
    slecht slechte slechter slechtste smaak smaakt smakelijk snap snapt snel sommige soms spel sport staan staat
    steeds stelletje stil stok stom stomme stond straat straks stuk sturen stuur succes suiker sukkel sukkels tag
    tegen telefoon teleurgesteld teleurstellend teleurstelling tering terug terugbetaling thuis tijd toen tof toffe
    toko toppers trek triest troep trots twee typ uitverkocht uur vader vanaf vandaag vast verdrietig vergeten
    verjaardag verkeerd verkeerde verkrijgbaar verliefd verschrikkelijk verzending vet viel vies vieze vind vinden
    vindt vis vlees volg vooraf voorraad vraag vragen vreselijk vriend vrienden vriendin vrij vrijdag vroeg vroeger
    vrolijk vrouw vrouwen vul waardeloos waardeloze waarmee waarvoor wacht wachten walgelijk wanneer want warm week
    weet weg wegens weinig weken welk welke welterusten werk werken werkt weten winkel winkels wist woensdag word
    wordt zaterdag zeggen zei zeker zelf zet zie zielig zien ziet zit zitten zoek zoekt zoet zon zondag zonde zout
    zulk zulke zus zuur zwart zwarte`,
  sv: `absolut acklig ackligt affar affaren aker akte aldrig alldeles allting alltsa allvar alskade alskar andra
    annan annars annat annons annonsen antingen appen applad arg asball aset assa ater aterbetalning aterkom atit
    bade bakom barn barnen bast battre bedragare bedrageri bedrovligt begrep begriper behover bemotande bestalla
    bestallde bestallning bestallt besvikelse besviken betala betalade betalar betalat betyder bil bild bilder billig
    billiga billigt bla blivit blomma blommor bluff bluffar bor bord borde bore borja bort borta brallor brod bror
    buss butik butiken byxor choklad dag dagar dags dalig daliga daligt darfor dator delar delat denna deras dessa
    dessutom detta dig direkt djur dorr dotter drack dricka dricker dum dumma dumskalle dyr dyra dyrt efter eftersom
    egentligen elak elaka enligt erbjudande ert faan falskt familj fanns fantasi fantastisk fantastiska fantastiskt
    far farfar farg farger farmor farre fatt fatta fattar fattat favorit favoriten favoriter fel fika filmen fina
    finaste finnas finns fint fisk fitta fler flyg fodelsedag folj foljare foljer folk fonster forbannad forbannat
    foretag foretaget forra forresten forsoker forsokte forst forstar forsvunnit fortfarande fot fraga fragor framfor
    framme fredag frisk frukost frukt ful fula fult fungerade fungerar funka funkade funkar funnits fusk fy ga galen
    galet gamla gammal gammalt ganska gar garna gatt gav ge genast gick gilla gillar girig giriga gjort glad glada
    goda godis godmorgon gor gora gott grattis gratulerar gris gron gronsaker grym grymt guld gullig gulligt gumman
    hade haft hall halla halsa hander harfarg harlig harliga harligt heja hejda hejsan hel hela helg helig hellre
    helst helt heltokig helvete hem hemma hemsk hemskt heter himla hitta hittade hittar hjalp hjalpa hjarta hjartligt
    hoppas hor hora hort hund hunden hungrig hus huset huvud hy ibland idag idiot idioter igar igen igenom illa
    imorgon imponerad imponerande ingenstans ingenting innan inne inom jacka jatte jattebra jattefin jattefint
    jattegod jattegott jattekul jattesnygg jattesnyggt javla javlar javligt jobb jobbar jobbat ju juice jul just
    kaffe kaften kall kallt kamera kanner kanns kanon kanonbra karlek katastrof katt katten killar kille kjol klader
    klanning klar klart klassiker klockren klockrent knaapp knappast knappt koket kolla kollade kollar kom kommer
    konsert kontakt kop kopa koper kopt kopte koptes kor kora korkad korkat kossa kosta kostade kostar kott kram
    kramar kranglar kring kropp kuk kul kunde kundservice kundtjanst kunna kvalite kvalitet kvaliteten kvall kvitto
    ladda laddar lag lagade lagar lagen lagenhet lager lagom lampa lange langs langsam langtar lasa laser last lat
    laten latt ledsen leta letar leverans leveransen levererades levererat ligger liksom liten ljuvlig ljuvligt logn
    lognare lojlig lojligt lordag lotteri lugn luktar lunch lurad lurendrejare lycka lyckad lyckat mage magiskt
    mailat maltid mamma manad mandag mandags manga manniskor maste masterligt match medan meddelande mejl mejlade
    mellan menade menar middag midsommar miffo mig mindre misslyckad misslyckat mobil modig morfar morgon mormor mums
    musik mysig mysigt nagon nagonstans nagonting nagot nagra nasta natt nej ner nog ny nya nyar nytt oacceptabelt
    ofta oftast ogon oj ojda okej ol onsdag onskar oppet oppnar orkade orkar osaker oss ost otrevlig otrevligt
    otrolig otroligt overskattat paket paketet pappa pask passade passar patetiskt pengar pengarna personalen pinsamt
    plotsligt prata pratade pratar precis pris priser priset produkt provat pucko puss rabatt radd ratt rea redo
    reklam reklamen ren rent resa reser resor riktigt ringde ringer ringt ritat rod rolig roliga roligt rovhal rum
    sadan sade sag sager saker sakert saknad saknar sald salja saljer sallan salt samma samst samtidigt sang sanning
    sant satt sedan sen senast serie ses sett sist sitter sjalv sjalva sjuk sjukt skal skam skamligt skarm skicka
    skickade skickar skickat skit skitbra skitdalig skitdaligt skitgott skitkul skitsnygg skojare skor skrap skrattar
    skrev skriver skrivit skulle slippa slipper slut sluta sma smak smakade smakar smaker smaklig smarrig smarrigt
    smarta smutsig snabb snabbt snal snall snalla snalt snart snygg snygga snyggt soker sokte sommar sondag sonder
    sot sota sott sov sover spel spela spelar sport springa stall stanger stangt star starkt stil stod stol stolt
    stolta stor stora storlek stralande strl superbra svar svara svarar svarat svart svek svin synd syster tag tager
    tar tavling tavlingen telefon testar testat tillbaka tisdag tittade tittar tjej tjejer tjena tjuvar tokig tonar
    tonto toppen toppenbra torsdag torstig trakig trakiga trakigt tranar traning trasig trasigt trevlig trevliga
    trevligt trist troja tror trots trott tung tungt tusen tycker typ tyst tyvarr underbar underbara underbart undra
    undrar ung unga upp upplevelse urdalig usch usel uselt ut utanfor ute utom vacker vackert vackra vaknade vaknar
    val valdigt valkommen valkomna vanligen vann vanner vantar vantat varandra varde vardelost varit varje varlden
    varldens varm varmt varre varst varsta vart vaska vatten vecka veckor vems verkligen vet vilka vilken vilket vill
    ville vin vinna vinnare vinnaren vinter vit`,
  da: `aldrig barn bedst bedste bild dag darlig darligt dejlig dejlige dejligt dum dyr dyrt elendig elendigt elsker
    far farve farver fint flot flotte fodselsdag gar gerne gode godmorgen grim grimt hele hem hvilken hvilket hvor
    hvornar igen jer jeres kobe kobt kommer koster kundeservice laekker laekkert lort lorte mor morgen nej ner nogen
    ny nye nyt pakke pakken penge pengene pinligt pris prisen produkt rabat samma skam skat smuk smukke smukt sort
    stadig stor storrelse sur svar svarer svindel svindlere tilbage tillykke ut ute vaerste venter vil ville`,
  no: `aldri barn best beste bil bild bursdag dag darlig deilig deres digg dritt dum dyr dyrt elendig elsker faen
    familie far farge farger fint flott flotte fortsatt ga gar gjerne gode godt gratulerer hadde heia hele hjem hus
    hvilken hvilket hvor idiot igjen jaevla kjope kjopt kommer koster kun kundeservice kunne kveld mange morgen mye
    natt nei noen nok ny nydelig nye nytt paket pakke pakken pengene penger pinlig pris prisen produkt rabatt skam
    skulle snart sort sport stor storrelse stygt svar svarer svart svindel svindlere tilbake ut ute vakker vakkert
    vakre venter verste vil ville`
}
