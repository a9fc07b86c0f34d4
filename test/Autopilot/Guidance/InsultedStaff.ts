/** By language: guidance against insults at those who work for the brand, what it hides, and what it leaves alone. */
export const insultedStaff: Readonly<
  Record<
    string,
    {
      readonly guidance: ReadonlyArray<string>
      readonly insults: ReadonlyArray<string>
      readonly others: ReadonlyArray<string>
    }
  >
> = {
  en: {
    guidance: [
      "Hide insults at our staff",
      "anyone insulting our team gets hidden",
      "hide abuse aimed at the waiters",
      "no insults towards staff"
    ],
    insults: [
      "your staff are all idiots",
      "the waiter is a complete moron",
      "the girl at the till is a stupid cow",
      "your employees are brain dead",
      "the cashier is an ugly fat pig",
      "bunch of retards working there"
    ],
    others: [
      "the staff were really slow",
      "nobody at the counter helped me, very disappointing",
      "your employee gave me the wrong size",
      "the waiter forgot our drinks twice",
      "staff could be friendlier",
      "the cashier seemed tired but was nice",
      "the clown and the staff made my kids laugh",
      "silly me, the waiter told me"
    ]
  },
  de: {
    guidance: [
      "Beleidigungen gegen unsere Mitarbeiter ausblenden",
      "Beschimpfungen der Mitarbeiter löschen",
      "Wer unser Team beleidigt, fliegt raus",
      "Beleidigungen an die Kassiererinnen bitte weg"
    ],
    insults: [
      "Eure Mitarbeiter sind alles Idioten",
      "Die Kassiererin ist strohdumm",
      "Der Kellner ist ein Vollpfosten",
      "Euer Personal besteht nur aus Versagern",
      "So ein dummes Personal",
      "Die Verkäuferin ist eine blöde Kuh",
      "Ihr habt nur Deppen angestellt",
      "Der Typ an der Kasse ist ein Trottel"
    ],
    others: [
      "Das Personal war leider sehr langsam",
      "Die Mitarbeiterin konnte mir nicht helfen",
      "Der Kellner hat unsere Getränke vergessen",
      "Das Personal könnte freundlicher sein",
      "Die Verkäuferin war total nett",
      "Dumme Frage: sind eure Mitarbeiter auch sonntags da?",
      "Das Personal war spitze, nur das blöde Parkhaus nervt",
      "Eure Verkäuferin hat mir einen Clown auf den Ballon gemalt, süß",
      "War dumm von mir, dass ich den Kellner nicht gefragt habe"
    ]
  },
  fr: {
    guidance: [
      "Masquez les insultes contre le personnel",
      "Cachez ceux qui insultent nos employés",
      "insultes envers l'équipe à supprimer",
      "Supprimez les insultes visant les vendeuses"
    ],
    insults: [
      "Votre personnel c'est des abrutis",
      "La caissière est une conne",
      "Le serveur est un gros débile",
      "Bande d'incapables à l'accueil",
      "Vos employés sont des crétins",
      "Le vendeur est un imbécile",
      "Quelle idiote cette vendeuse"
    ],
    others: [
      "Le personnel était vraiment lent",
      "La caissière s'est trompée dans ma monnaie",
      "Le serveur a oublié nos boissons",
      "Le personnel pourrait être plus aimable",
      "La vendeuse était adorable",
      "Personne n'a su me renseigner à l'accueil",
      "Question idiote : le personnel parle anglais ?",
      "Le serveur déguisé en clown a fait rire les enfants",
      "J'ai été bête de ne pas demander au vendeur"
    ]
  },
  es: {
    guidance: [
      "Ocultar insultos al personal",
      "Los que insulten a los empleados fuera",
      "insultos a nuestro equipo ocultar",
      "Quitad insultos contra las camareras"
    ],
    insults: [
      "Vuestro personal son unos imbéciles",
      "La cajera es idiota",
      "Los empleados son unos payasos",
      "Menuda panda de subnormales trabajan ahí",
      "El dependiente es un estúpido",
      "La recepcionista es una zorra",
      "Vaya gilipollas el encargado"
    ],
    others: [
      "El personal fue muy lento",
      "La cajera se equivocó con el cambio",
      "El camarero olvidó las bebidas",
      "El personal podría ser más amable",
      "La dependienta fue encantadora",
      "Nadie supo ayudarme en recepción",
      "El payaso y el personal animaron la fiesta de los niños",
      "El personal es majo, el formulario es inútil",
      "Vaya, qué tonta fui, el camarero me lo había avisado"
    ]
  },
  it: {
    guidance: [
      "Nascondi gli insulti al personale",
      "chi insulta i dipendenti via",
      "insulti verso lo staff da nascondere",
      "Nascondi le offese ai camerieri"
    ],
    insults: [
      "Il vostro personale sono tutti imbecilli",
      "La cassiera è una deficiente",
      "Il cameriere è un cretino",
      "I commessi sono degli idioti",
      "Avete assunto solo incapaci e ritardati",
      "Il tipo alla cassa è uno stronzo",
      "Che branco di scemi dietro al bancone",
      "La receptionist è una stupida oca"
    ],
    others: [
      "Il personale era lentissimo",
      "La cassiera ha sbagliato il resto",
      "Il cameriere ha dimenticato le bibite",
      "Il personale potrebbe essere più gentile",
      "La commessa è stata carinissima",
      "Nessuno ha saputo aiutarmi alla cassa",
      "Domanda stupida: il personale parla inglese?",
      "Il pagliaccio e lo staff hanno fatto divertire i bimbi",
      "Che scemo che sono, la commessa me l'aveva detto"
    ]
  },
  pt: {
    guidance: [
      "Esconder insultos aos funcionários",
      "ofensas à equipe ocultar",
      "Apaguem insultos contra o pessoal da loja"
    ],
    insults: [
      "Os funcionários são uns imbecis",
      "A caixa é uma burra",
      "O garçom é um idiota",
      "Os empregados são uns palhaços",
      "Só trabalham aí retardados",
      "O atendente é um babaca",
      "A recepcionista é uma vaca",
      "Que bando de incompetentes e otários"
    ],
    others: [
      "O atendimento foi muito lento",
      "A caixa errou o troco",
      "O garçom esqueceu as bebidas",
      "Os funcionários podiam ser mais simpáticos",
      "A atendente foi um amor",
      "Ninguém soube me ajudar na recepção",
      "O palhaço e a equipe animaram a festa"
    ]
  },
  nl: {
    guidance: [
      "Verberg beledigingen aan het personeel",
      "wie ons personeel beledigt verbergen",
      "Beledigingen richting onze obers verwijderen"
    ],
    insults: [
      "Jullie personeel bestaat uit imbecielen",
      "De kassière is een domme koe",
      "De ober is een sukkel",
      "Wat een idioten werken daar",
      "Jullie medewerkers zijn debielen",
      "Die verkoper is een klootzak",
      "Stelletje randdebielen achter de balie",
      "Die trut achter de kassa"
    ],
    others: [
      "Het personeel was erg traag",
      "De kassière gaf te weinig wisselgeld",
      "De ober vergat onze drankjes",
      "Het personeel kan vriendelijker",
      "De verkoopster was superlief",
      "Niemand aan de balie kon me helpen",
      "Domme vraag: is het personeel er zondag ook?",
      "De ober was een topper, stomme regen alleen"
    ]
  },
  pl: {
    guidance: [
      "Ukryj obelgi wobec personelu",
      "wyzwiska pod adresem pracowników usuwać",
      "obelgi wobec obsługi ukrywać",
      "Usuwaj komentarze obrażające personel"
    ],
    insults: [
      "Wasz personel to debile",
      "Kasjerka to idiotka",
      "Kelner to kretyn",
      "Pracownicy to same barany",
      "Zatrudniacie samych idiotów",
      "Ten sprzedawca to palant",
      "Ta baba w recepcji to głupia krowa",
      "Banda imbecyli za ladą"
    ],
    others: [
      "Personel był bardzo powolny",
      "Kasjerka pomyliła resztę",
      "Kelner zapomniał o napojach",
      "Personel mógłby być milszy",
      "Sprzedawczyni była przemiła",
      "Nikt w recepcji nie umiał mi pomóc",
      "Głupie pytanie: czy personel mówi po angielsku?",
      "Kelner podał pyszny udziec barani",
      "Jaka ja głupia, kelnerka mi mówiła"
    ]
  },
  tr: {
    guidance: [
      "Personele hakaretleri gizle",
      "çalışanlarımıza hakaret edenleri gizle",
      "ekibe hakaret içeren yorumları sil",
      "Garsonlara hakaret edilirse gizle"
    ],
    insults: [
      "Personeliniz geri zekalı",
      "Kasiyer tam bir aptal",
      "Garson salak",
      "Çalışanlarınız beyinsiz",
      "Oradaki herkes gerizekalı",
      "Satış elemanı tam bir şerefsiz",
      "Resepsiyondaki adam öküz"
    ],
    others: [
      "Personel çok yavaştı",
      "Kasiyer para üstünü yanlış verdi",
      "Garson içecekleri unuttu",
      "Personel daha güler yüzlü olabilir",
      "Satış elemanı çok nazikti",
      "Resepsiyonda kimse yardımcı olmadı",
      "Personel çocuğuma eşek oyuncağı hediye etti, çok tatlılar",
      "Ne kadar şapşalım, garson söylemişti"
    ]
  },
  ja: {
    guidance: ["スタッフへの侮辱は隠して", "スタッフを侮辱するコメントは隠して"],
    insults: [
      "ここの店員はバカばかり",
      "店員がアホすぎる",
      "レジの女マジでブス",
      "スタッフ全員無能なクズ",
      "あの店員頭おかしい",
      "店長はクソ野郎",
      "受付のババアうざい死ね",
      "従業員はカスしかいない"
    ],
    others: [
      "店員さんの対応が遅かった",
      "レジでお釣りを間違えられた",
      "スタッフさんが飲み物を忘れてた",
      "店員さんにもう少し笑顔がほしい",
      "店員さんとても親切でした",
      "受付で誰も助けてくれなかった",
      "店員さんがアホみたいに優しかった",
      "バカだから店員さんの説明を忘れちゃった",
      "スタッフさんバカ丁寧で笑った",
      "バイト募集してますか"
    ]
  },
  ko: {
    guidance: ["직원에 대한 모욕은 숨겨 주세요", "직원들에게 모욕하면 삭제해 주세요"],
    insults: [
      "여기 직원들 다 바보야",
      "알바생이 병신임",
      "직원 새끼들 멍청하네",
      "캐셔 진짜 또라이",
      "점원이 무식한 년이네",
      "직원들 수준 개돼지",
      "사장이 등신이네",
      "알바 대가리 텅 빔"
    ],
    others: [
      "직원 응대가 너무 느렸어요",
      "계산원이 거스름돈을 잘못 줬어요",
      "직원이 음료를 깜빡했어요",
      "직원들이 좀 더 친절했으면",
      "직원분이 정말 친절했어요",
      "안내데스크에서 아무도 안 도와줬어요",
      "제가 바보같이 직원 말을 안 들었네요",
      "알바 구하나요?",
      "직원분이 바보 같은 제 질문도 받아 주셨어요"
    ]
  },
  ar: {
    guidance: ["أخفوا الإهانات الموجهة للموظفين", "احذفوا من يشتم الموظفين", "الإهانات ضد العاملين ممنوعة"],
    insults: [
      "موظفينكم أغبياء وحمير",
      "الكاشير غبي",
      "الموظف حمار ما يفهم",
      "النادل كلب",
      "كل العمال عندكم متخلفين",
      "البياعة حيوانة",
      "موظف الاستقبال تافه وحقير",
      "شلة أغبياء يشتغلون عندكم"
    ],
    others: [
      "الموظفون كانوا بطيئين جدا",
      "الكاشير غلط في الباقي",
      "النادل نسي المشروبات",
      "يا ليت الموظفين يكونون ألطف",
      "الموظفة كانت لطيفة جدا",
      "ما أحد ساعدني في الاستقبال",
      "أنا غبي نسيت كلام الموظف"
    ]
  },
  hi: {
    guidance: ["स्टाफ का अपमान करने वाले कमेंट छुपाओ", "स्टाफ की बेइज्जती वाले कमेंट छुपाओ"],
    insults: [
      "तुम्हारा स्टाफ बेवकूफ है",
      "कैशियर गधा है",
      "वेटर एकदम मूर्ख है",
      "तुम्हारे कर्मचारी निकम्मे और कमीने हैं",
      "स्टाफ पागल कुत्ता है",
      "दुकानदार हरामी है",
      "रिसेप्शन वाली औरत बदतमीज़ कुतिया है",
      "staff bewakoof aur gadha hai"
    ],
    others: [
      "स्टाफ बहुत धीमा था",
      "कैशियर ने गलत छुट्टा दिया",
      "वेटर ड्रिंक भूल गया",
      "स्टाफ थोड़ा और अच्छा व्यवहार कर सकता है",
      "स्टाफ बहुत अच्छा था",
      "रिसेप्शन पर किसी ने मदद नहीं की",
      "स्टाफ ने मेरे कुत्ते को पानी दिया",
      "मैं पागल हूँ, स्टाफ ने बताया था"
    ]
  }
}
