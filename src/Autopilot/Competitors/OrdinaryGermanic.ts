/** Everyday words that brands are called by, or could be, accents off: beside those that short comments are made of. */
export const germanic: Readonly<Record<string, string>> = {
  en: `ordinary body shop best buy free people old navy foot locker whole foods dollar tree family general home depot office
    max good north face american eagle forever express guess vans bath works dollar urban outfitters five guys burger king
    wing stop taco bell sense boss mango always action orange apple target gap mars merkur iron farm house
    garden kitchen table chair bed room door window street road city town village park lake sea beach hill forest farmer
    baker butcher miller smith cook king queen prince lady man woman boy girl child baby mother father brother sister
    friend dog cat horse fox bear wolf lion eagle duck fish bee bug frog bread butter cheese honey sugar water wine beer
    coffee tea milk cake cookie candy chocolate lemon berry peach grape nut corn rice egg meat salad soup pizza knife fork
    spoon cup plate glass bottle box bag paper pen book page story news letter word number one first second third last
    early late big small little large great tiny huge long short high low wide deep red blue green yellow black white
    grey pink purple brown gold silver copper iron steel wood fire earth air ice snow cloud night day morning evening
    week month year summer winter autumn hello yes maybe please welcome thanks happy lucky clever wild quiet loud quick
    slow strong soft hard warm cold hot dry wet clean dirty rich poor young old new modern classic basic super extra
    ultra plus prime total perfect real right left center central main point line circle ball game play sport team club
    member party music dance song sound voice eye hand heart head foot face skin hair nail finger dress shirt coat hat
    shoe ring watch clock key lock car bike bus train plane ship boat drive ride walk run`,
  de: `junge jungen madchen kind kinder mann manner frau frauen herr herren dame mutter vater bruder schwester freund
    freunde nachbar bauer muller schmidt schneider fischer weber meister koch konig konigin kaiser prinz ritter engel teufel
    held riese zwerg bar wolf fuchs hase hirsch adler falke rabe schwan storch frosch biene kafer lowe tiger pferd hund
    katze kuh sau ochse lamm blume rose tulpe baum wald wiese feld berg tal see meer fluss bach quelle
    brunnen insel stern sonne mond himmel wolke regen schnee eis feuer wasser erde luft licht schatten nacht tag morgen
    abend mittag fruhling sommer herbst winter haus heim hof garten tor tur fenster tisch bett stuhl kuche keller dach
    turm burg schloss kirche markt platz strasse weg brucke dorf stadt land welt heimat post bank bahn merkur galeria
    netto penny norma real globus metro saturn krone linde
    allianz signal blau klar ja nein gut besser frisch jung alt neu gross klein
    stark schnell leicht schwer sanft weich hart warm kalt heiss rot grun gelb schwarz weiss grau gold silber eisen stahl
    holz glas stein perle kristall krug teller tasse gabel loffel messer brot brotchen kuchen torte brezel keks honig
    butter kase milch mehl salz zucker pfeffer wurst fleisch fisch ei apfel birne kirsche beere traube nuss bohne wein
    bier kaffee tee sekt schokolade mutig glucklich zufrieden frohlich freude liebe gluck traum wunsch ziel start ende
    anfang zeit uhr jahr woche monat stunde buch seite wort bild farbe ton lied musik spiel sport ball tor mannschaft
    verein partner kunde laden geschaft werk fabrik handel ware preis geld schatz karte brief paket reise urlaub fahrt
    auto rad zug schiff boot flug hand herz kopf auge ohr nase mund fuss haut haar zahn kleid hemd hose schuh mantel
    hut tasche ring kette brille lecker edel fein echt pur natur bio vital fit aktiv sense boss mango orange`,
  nl: `action karwei jumbo bakker bakkerij slager boer visser molen
    molenaar koning koningin prins ridder held jongen meisje kind vrouw heer dame moeder vader broer zus vriend buurman
    leeuw beer wolf vos haas hert adelaar zwaan ooievaar kikker bij paard hond kat koe schaap eend roos tulp bloem boom
    bos veld berg dal meer zee rivier beek bron eiland ster zon maan hemel wolk regen sneeuw ijs vuur water aarde lucht
    licht nacht dag ochtend avond middag lente zomer herfst winter huis thuis hof tuin poort deur raam tafel bed stoel
    keuken kelder dak toren kasteel kerk markt plein straat weg brug dorp stad land wereld oranje rood blauw groen geel
    zwart wit grijs goud zilver ijzer staal hout glas steen parel brood koek taart honing boter kaas melk zout suiker
    peper worst vlees vis ei appel peer kers bes druif noot wijn bier koffie thee chocolade vers jong oud nieuw groot
    klein sterk snel zacht warm koud heet vrij blij geluk liefde droom wens doel begin einde tijd uur jaar week maand
    boek blad woord beeld kleur muziek spel sport bal ploeg klant winkel zaak werk handel prijs geld schat kaart brief
    reis auto fiets trein schip boot hand hart hoofd oog oor neus mond voet huid haar jurk broek schoen jas hoed tas
    ring ketting bril echt puur natuur wonen`
}
