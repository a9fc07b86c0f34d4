/** Everyday words that brands are called by, or could be, accents off: beside those that short comments are made of. */
export const elsewhere: Readonly<Record<string, string>> = {
  pl: `zabka biedronka stokrotka play plus orange ryba
    slonce ksiezyc gwiazda niebo chmura deszcz snieg lod swiatlo noc dzien ranek wieczor lato zima jesien wiosna dom
    ogrod podworko drzwi okno stol lozko krzeslo kuchnia piwnica dach wieza zamek kosciol rynek plac ulica droga most wies
    miasto kraj swiat wyspa gora dolina jezioro rzeka zrodlo plaza las pole drzewo kwiat roza tulipan oliwa cytryna jablko
    gruszka wisnia truskawka winogrono orzech migdal chleb ciasto tort miod maslo ser mleko sol cukier pieprz mieso jajko
    wino piwo kawa herbata czekolada piekarz rzeznik rybak rolnik krol krolowa ksiaze ksiezniczka rycerz aniol bohater
    mezczyzna kobieta chlopiec dziewczyna dziecko matka ojciec brat siostra przyjaciel sasiad lew niedzwiedz wilk lis
    zajac jelen orzel labedz bocian pszczola mrowka kon pies kot krowa owca kaczka czerwony niebieski zielony zolty czarny
    bialy szary zloto srebro zelazo stal drewno szklo kamien perla krysztal nowy stary mlody maly duzy silny szybki slodki
    twardy cieply zimny swiezy czysty prawda wolny szczesliwy szczescie milosc marzenie cel poczatek koniec czas godzina
    rok tydzien miesiac ksiazka strona slowo obraz kolor muzyka gra sport pilka klient sklep fabryka handel cena skarb
    karta list podroz samochod rower pociag statek samolot reka serce glowa oko ucho nos usta stopa skora wlosy sukienka
    spodnie but plaszcz kapelusz torba pierscionek zegarek okulary woda ogien ziemia powietrze wiatr rodzina wolnosc`,
  tr: `istikbal kale mavi koton ipek altin gunes ay yildiz gok bulut yagmur kar buz isik gece gun sabah aksam
    oglen yaz kis sonbahar ilkbahar ev yuva bahce avlu kapi pencere masa yatak sandalye mutfak bodrum cati kule cami pazar
    meydan sokak cadde yol kopru koy sehir ulke dunya ada dag vadi gol nehir irmak kaynak plaj sahil orman tarla agac
    cicek gul lale papatya zeytin limon elma armut kiraz cilek uzum ceviz badem findik ekmek pasta kek bal tereyagi peynir
    sut tuz seker biber et balik yumurta sarap bira kahve cay cikolata firin firinci kasap balikci ciftci kral kralice
    prens sultan padisah melek kahraman adam kadin oglan kiz cocuk bebek anne baba kardes abla abi arkadas dost komsu
    aslan ayi kurt tilki tavsan geyik kartal kugu kurbaga ari at kopek kedi inek koyun ordek kirmizi yesil sari siyah
    beyaz gri mor gumus demir celik tahta cam tas inci kristal yeni eski genc kucuk buyuk guclu hizli tatli sert sicak
    soguk taze saf gercek ozgur mutlu mutluluk ask sevgi ruya hayal dilek hedef bas son zaman saat yil hafta kitap sayfa
    kelime resim renk muzik oyun spor top takim musteri dukkan magaza fabrika fiyat para hazine kart mektup seyahat araba
    bisiklet tren gemi ucak el kalp bas goz kulak burun agiz ayak cilt sac elbise pantolon ayakkabi mont sapka canta
    yuzuk gozluk su ates toprak hava ruzgar aile ozgurluk umut huzur gelecek guven sok `,
  ko: `다음 오늘 내일 어제 사랑 행복 희망 하늘 바다 나무 별 달 해 꽃 산 강 길 집 문 물 불 빛 밤 아침 저녁 여름 겨울 봄 가을 친구 가족
    엄마 아빠 아이 남자 여자 사과 포도 딸기 귤 빵 우유 커피 차 밥 고기 생선 설탕 소금 꿀 초콜릿 토끼 곰 사자 호랑이 강아지 고양이
    빨강 파랑 노랑 하양 검정 금 은 철 돌 구름 비 눈 바람 시작 끝 시간 하나 둘 셋 처음 마음 가슴 얼굴 머리 손 발 눈 코 입 귀 피부
    옷 신발 가방 모자 시계 안경 책 노래 음악 게임 공 선물 여행 자동차 자전거 기차 배 비행기 가게 시장 도시 마을 나라 세상 우리`,
  ja: `明日 今日 昨日 愛 幸せ 希望 空 海 木 星 月 太陽 花 山 川 道 家 水 火 光 夜 朝 夏 冬 春 秋 友達 家族 母 父 子供 男 女 りんご ぶどう いちご
    パン 牛乳 コーヒー お茶 ご飯 肉 魚 砂糖 塩 はちみつ チョコレート うさぎ くま ライオン 犬 猫 赤 青 緑 黄色 黒 白 金 銀 鉄 石 雲 雨 雪 風
    時間 始まり 終わり 心 顔 髪 手 足 目 口 耳 肌 服 靴 鞄 帽子 時計 眼鏡 本 歌 音楽 ゲーム 旅 車 自転車 電車 船 飛行機 店 町 国 世界 楽天`,
  hi: `आज कल प्यार खुशी आशा आकाश समुद्र पेड़ तारा चाँद सूरज फूल पहाड़ नदी रास्ता घर पानी आग रोशनी रात सुबह गर्मी सर्दी दोस्त परिवार माँ पिता
    बच्चा आदमी औरत सेब अंगूर रोटी दूध कॉफी चाय चावल चीनी नमक शहद शेर कुत्ता बिल्ली लाल नीला हरा पीला काला सफेद सोना चांदी लोहा पत्थर बादल
    बारिश हवा समय शुरू दिल चेहरा बाल हाथ पैर आँख त्वचा कपड़े जूते किताब गाना खेल यात्रा गाड़ी दुकान शहर गाँव देश दुनिया amul tara asha
    pyar khushi dost ghar pani roshni raat subah sona chandi dil sher jio`,
  ar: `اليوم غدا حب سعادة امل أمل سماء السماء بحر البحر شجرة نجم نجمة قمر القمر شمس الشمس زهرة وردة جبل نهر طريق بيت البيت ماء نار نور النور
    ليل الليل صباح الصباح صيف شتاء صديق عائلة العائلة ام أب طفل رجل امرأة تفاح عنب خبز حليب قهوة شاي ارز سكر ملح عسل اسد كلب قطة احمر ازرق
    اخضر اصفر اسود ابيض ذهب فضة حديد حجر لؤلؤة سحاب مطر ثلج ريح وقت بداية قلب وجه شعر يد قدم عين بشرة ملابس حذاء كتاب لعبة سفر سيارة محل
    سوق مدينة قرية بلد عالم المراعي مراعي الهدف هدف النهار الحياة حياة`
}
