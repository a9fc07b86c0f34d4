/**
 * Words for groups of people in twelve languages, each in the forms that stand alone or behind `I am`. By themselves
 * they say nothing against anybody.
 */
export const foreignIdentities = `
schwul schwuler schwule lesbisch lesbe transfrau transmann schwarz schwarze schwarzer weiß weiße asiatisch asiatin asiate
jüdisch jude jüdin juden muslimisch muslim muslima muslime christlich christ christin christen hinduistisch buddhistisch
gläubig atheistin gehörlos gehörlose taub blind blinde behindert behinderte behinderung rollstuhl autistisch autistin türkisch
türke türkin türken polnisch pole polin polen arabisch araber araberin kurdisch kurde kurdin russisch russe russin
ukrainisch ukrainer ukrainerin rumänisch rumänin syrisch syrer syrerin afghanisch afghane nigerianisch afrikaner afrikanerin
ausländisch ausländer ausländerin flüchtling flüchtlinge migrant migrantin migranten dick dicke alt alte oma opa weiblich
frau frauen mann männer schwanger obdachlos arbeitslos kopftuch sinti
homoseksueel homo lesbienne biseksueel zwart zwarte wit witte aziatisch joods jood joden moslim moslima moslims christelijk
christen doof dove slechthorend blinde gehandicapt gehandicapte beperking autistisch turks turkse pools poolse marokkaans
marokkaanse surinaams surinaamse antilliaans syrisch oekraïens dik dikke oud oude zwanger vrouw vrouwen man mannen vluchteling
vluchtelingen buitenlander hoofddoek
homosexuel homosexuelle lesbienne bisexuel bisexuelle noir noire blanc blanche asiatique juif juive juifs musulman musulmane
musulmans chrétien chrétienne chrétiens hindou sourd sourde malentendant aveugle handicapé handicapée autiste turc turque polonais
polonaise arabe arabes algérien algérienne marocain marocaine tunisien tunisienne sénégalais sénégalaise africain africaine
portugaise gitan gitane manouche gros grosse vieux vieille femme femmes homme hommes enceinte réfugié réfugiée immigré immigrée
voilée
lesbiana bisexuales negro negra negros blanco blanca asiático asiática judío judía judíos musulmán musulmana musulmanes
cristiano cristiana hindú sordo sorda ciego ciega discapacitado discapacitada autista turco turca polaco polaca árabe árabes
mexicano mexicana venezolano venezolana colombiano colombiana peruano peruana boliviano boliviana marroquí gitano gitana gordo
gorda viejo vieja mujer mujeres hombre hombres embarazada refugiado refugiada inmigrante inmigrantes indígena
lesbica bisessuale nero nera neri bianco bianca asiatico asiatica ebreo ebrea ebrei musulmano musulmana musulmani cristiana
cristiani indù sorda cieco cieca disabile disabili autistico autistica turca polacco polacca arabo araba arabi albanese albanesi
rumeno rumena rumeni marocchino marocchina marocchini africano africana grasso grassa vecchio vecchia donna donne uomo uomini
incinta rifugiato rifugiata immigrato immigrata immigrati
lésbica bissexual negras branco branca asiático asiática judeu judia judeus muçulmano muçulmana cristão cristã evangélico
evangélica umbandista candomblecista surdo surda cego cega deficiente cadeirante polonês árabe nordestino nordestina angolano
angolana moçambicano cabo-verdiano cigano cigana gordo gorda velho velha idoso idosa mulher mulheres homem homens grávida
refugiada imigrante imigrantes indígena
gej gejem lesbijka lesbijką biseksualny czarny czarna biały biała azjata azjatą azjatka żyd żydem żydówka muzułmanin
muzułmaninem muzułmanka katolik katolikiem katoliczka prawosławny ateista ateistą głuchy głucha niesłyszący niewidomy niewidoma
niepełnosprawny niepełnosprawna autystyczny autystyczna turek turkiem ukrainiec ukraińcem ukrainka rosjanin rosjaninem rosjanka
arab arabem romem cygan gruby gruba stary stara kobieta kobietą mężczyzna uchodźca uchodźcą imigrant
gey eşcinsel lezbiyen biseksüel siyahi siyah beyaz asyalı yahudi müslüman hristiyan alevi kürt ermeni rum suriyeli arap
roman çingene sağır işitme kör görme engelli otistik şişman yaşlı kadın kadınlar erkek mülteci göçmen afgan başörtülü türbanlı
ゲイ レズビアン トランスジェンダー バイセクシュアル クィア 黒人 白人 在日 韓国人 中国人 ユダヤ人 イスラム教徒 ムスリム クリスチャン
キリスト教徒 ろう者 聴覚障害者 視覚障害者 盲目 障害者 自閉症 トルコ人 ブラジル人 ベトナム人 フィリピン人 インド人 クルド人 黒人女性 太め
高齢者 老人 女性 男性 女 男 難民 移民 外国人 アイヌ 妊婦
게이 레즈비언 트랜스젠더 양성애자 동성애자 퀴어 흑인 백인 아시아인 조선족 중국인 일본인 유대인 무슬림 이슬람 기독교인 불교인 청각장애인
시각장애인 장애인 자폐인 터키인 베트남인 필리핀인 인도인 여성 여자 남성 남자 노인 난민 이민자 외국인 탈북민 임산부
مثلي مثلية متحول متحولة أسود سوداء أبيض بيضاء آسيوي آسيوية يهودي يهودية مسلم مسلمة مسيحي مسيحية شيعي شيعية سني سنية قبطي
قبطية درزي هندوسي هندي هندية أصم صماء أعمى عمياء كفيف معاق معاقة متوحد تركي تركية سوري سورية سوداني سودانية كردي كردية مغربي
مغربية جزائري مصري مصرية أفريقي سمين سمينة عجوز امرأة نساء رجل رجال لاجئ لاجئة لاجئين مهاجر مهاجرين محجبة منقبة حامل
गे समलैंगिक लेस्बियन ट्रांस ट्रांसजेंडर किन्नर हिजड़ा काला काली काले गोरा गोरी मुस्लिम मुसलमान हिंदू हिन्दू सिख ईसाई जैन बौद्ध
दलित ब्राह्मण आदिवासी बहरा बहरी अंधा अंधी विकलांग दिव्यांग पाकिस्तानी बांग्लादेशी नेपाली बिहारी मद्रासी अफ्रीकी चीनी मोटा मोटी
बूढ़ा बूढ़ी औरत औरतें महिला महिलाएं आदमी लड़की शरणार्थी musalman hijra bihari madrasi pakistani dalit adivasi
`
