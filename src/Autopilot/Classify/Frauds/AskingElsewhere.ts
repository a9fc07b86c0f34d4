import { any, everywhere, type SecretRequest } from "./SecretRequest.ts"

export const elsewhere: ReadonlyArray<SecretRequest> = [
  {
    asked: [
      `(?:wyslij|wyslijcie|przeslij|podaj|podajcie|prosze podac|prosze o podanie|napisz|daj|powiedz|odpisz|odpowiedz|potwierdz|udostepnij|wpisz|potrzebuje|potrzebujemy) ${any(4)}(?:swoje|swoj|swoim|swoja|swojego|swojej|twoje|twoj|twoim|panstwa|podajac|nam|mi|tu) ${any(1)}(?:haslo|hasla|haslem|kod pin|pin|pinem|numer karty|dane karty|dane do logowania|kod (?:blik|sms|weryfikacyjny|z sms|potwierdzajacy|zabezpieczajacy)|blik|fraze seed|${everywhere})`,
      `(?:wyslij|przeslij|podaj|napisz) ${any(2)}kod ${any(2)}(?:dostal\\p{L}*|otrzymal\\p{L}*|przyszedl|wyslalismy)`
    ],
    pretext: [
      "support|wsparcie|wsparcia|pomoc techniczna|obslug\\p{L} klienta|dzial\\p{L}* obslugi|zwrot\\p{L}*|zamowieni\\p{L}*|nagrod\\p{L}*|wygral\\p{L}*|wygran\\p{L}*|prezent|paczk\\p{L}*|dostaw\\p{L}*|kont\\p{L}{0,2}|odblokowa\\p{L}*|bank\\p{L}*|weryfik\\p{L}*|pracuje (?:w|dla)|konsultant\\p{L}*"
    ],
    told: [
      "nigdy|nie|nikomu|uwaga|uwazajcie|oszust\\p{L}*|oszustwo|phishing|wyludz\\p{L}*|zhakowan\\p{L}",
      `(?:ktos|oni|pan|pani|ona|on) ${any(2)}(?:pros\\p{L}*|chcial\\p{L}*|pytal\\p{L}*|napisal\\p{L}*|kazal\\p{L}*)|prosili|poprosili`,
      "moje haslo|mojego hasla|moj pin|moja karta|dlaczego|czy mam|czy moge|zapomnial\\p{L}*|zresetowa\\p{L}*"
    ]
  },
  {
    asked: [
      "(?:sifrenizi|sifreni|sifrenizle|parolanizi|parolani|pininizi|pinini|pin kodunuzu|pin kodunu|kart numaranizi|kart numarani|kart bilgilerinizi|kart bilgilerini|cvv kodunuzu|cvv nizi|cvvnizi|guvenlik kodunuzu|guvenlik kodunu|dogrulama kodunuzu|dogrulama kodunu|iban inizi|ibaninizi|banka bilgilerinizi|giris bilgilerinizi|kurtarma ifadenizi) (?:[\\p{L}\\p{N}]+ ){0,4}?(?:gonder\\p{L}*|yaz\\p{L}*|ver|verin|veriniz|paylas\\p{L}*|at|atin|soyle\\p{L}*|ilet\\p{L}*|yolla\\p{L}*|bildir\\p{L}*|girin|gir)",
      "(?:gelen|aldiginiz|aldigin|size gelen|sana gelen) (?:\\p{L}+ ){0,2}kodu (?:\\p{L}+ ){0,3}?(?:gonder\\p{L}*|yaz\\p{L}*|ver|verin|paylas\\p{L}*|soyle\\p{L}*)"
    ],
    pretext: [
      "destek|destekten|musteri hizmetler\\p{L}*|iade\\p{L}*|siparis\\p{L}*|odul\\p{L}*|kazandiniz|kazandin|kazanan|cekilis\\p{L}*|hediye\\p{L}*|kargo\\p{L}*|paket\\p{L}*|hesab\\p{L}*|kilid\\p{L}*|banka\\p{L}*|dogrula\\p{L}*|calisiyorum|yetkili\\p{L}*|temsilci\\p{L}*"
    ],
    told: [
      "asla|sakin|kimseye|vermeyin\\p{L}*|vermeyiniz|vermem|paylasmayin\\p{L}*|dikkat|dolandir\\p{L}*|sahte|oltalama|gondermeyin",
      "istedi|istediler|istiyor|istiyorlar|sordu|sordular|dediler|dedi",
      "sifremi|pinimi|kartimi|neden|niye|unuttum|sifirla\\p{L}*"
    ]
  },
  {
    isUnparted: true,
    asked: [
      "(?:अपना|अपनी|अपने|आपका|आपकी) (?:[\\p{L}\\p{M}]+ ){0,2}?(?:पासवर्ड|पिन|ओटीपी|कार्ड नंबर|कार्ड का नंबर|सीवीवी|otp|pin|cvv|password|कोड|बैंक डिटेल)[^।]{0,30}(?:भेज|बता|दे दो|दीजिए|दें|शेयर|लिख|डाल|send)",
      "(?:apna|apni|apne|aapka|aapki) (?:\\p{L}+ ){0,2}?(?:password|pin|otp|card number|card ka number|cvv|card details|bank details)[^।]{0,30}(?:bhej|bata|de do|dijiye|share|likh|daal|send)",
      "(?:otp|ओटीपी|कोड|code) (?:[\\p{L}\\p{M}]+ ){0,3}?(?:आया|मिला|aaya|mila)[^।]{0,20}(?:बता|भेज|bata|bhej)"
    ],
    pretext: [
      "सपोर्ट|कस्टमर केयर|ग्राहक सेवा|रिफंड|ऑर्डर|इनाम|जीत|गिफ्ट|पार्सल|डिलीवरी|अकाउंट|खाता|बैंक|वेरिफाई|अनलॉक|काम करता|काम करती|support|customer care|refund|order|inaam|jeet|gift|account|khata|bank|verify|unlock"
    ],
    told: [
      "(?:पिन ?कोड|pin ?code).{0,40}(?:डिलीवरी|डिलिवरी|deliver|ship)",
      "कभी नहीं|कभी भी|मत |न दें|ना दें| न |नहीं|सावधान|धोखा|फ्रॉड|स्कैम|kabhi |mat |nahi|savdhan|dhokha|fraud|scam",
      "मांग रहा|मांग रहे|मांगा|मांगते|पूछ रहा|पूछ रहे|maang|mang rah|poochh|puch rah",
      "मेरा पासवर्ड|मेरी पिन|mera password|mera pin|क्यों|kyun|kyu|भूल गय|bhool"
    ]
  },
  {
    asked: [
      `(?:ارسل|أرسل|ارسلي|أرسلي|ارسلوا|أرسلوا|ابعث|ابعتلي|ابعت|اعطني|أعطني|اعطيني|عطني|عطيني|اكتب|أكتب|اكتبي|شارك|زودنا|زودني|زودونا|هات|ادخل|أدخل) (?:[\\p{L}]+ ){0,2}?(?:(?:كلمة|كلمه) (?:السر|المرور)|كلمة سرك|باسوردك|الباسورد|باسورد|الرقم السري|رقمك السري|رمز (?:التحقق|الامان|الأمان|التأكيد)|كود التحقق|الكود اللي|الرمز الذي|رقم (?:البطاقة|بطاقتك|الفيزا|حسابك البنكي)|بيانات (?:البطاقة|بطاقتك)|${everywhere})`
    ],
    pretext: [
      "(?:ال|لل|بال)?(?:دعم|خدمة العملاء|خدمه العملاء|استرداد|استرجاع|طلب|طلبك|جائزة|جائزتك|هدية|هديتك|شحنة|شحنتك|توصيل|حساب|حسابك|بنك)|ربحت|فزت|مبروك|فتح|تفعيل|تأكيد|موظف|اعمل في|أعمل في|اشتغل في"
    ],
    told: [
      "لا|ابدا|أبدا|لن|احذر|احذروا|انتبه|انتبهوا|نصب|نصاب|نصابين|احتيال|محتال|وهمي|تصيد",
      "طلب مني|طلبوا مني|طلبتوا مني|يطلب|يطلبون|قالوا|قال لي|سألوني",
      "كلمة سري|رقمي السري|بطاقتي|ليش|لماذا|ليه|نسيت"
    ]
  },
  {
    isUnparted: true,
    asked: [
      "(?:パスワード|暗証番号|カード番号|カード情報|セキュリティコード|認証コード|確認コード|口座番号|ログイン情報|シードフレーズ|pin|cvv|ワンタイムパスワード)(?:番号)?(?:を|と)[^。]{0,20}(?:送って|教えて|返信|入力して|記入して|書いて|お知らせ|ご連絡|dmして|送信して|ください)",
      "(?:届いた|受け取った|送った)(?:認証|確認)?(?:コード|番号)を[^。]{0,10}(?:送って|教えて|返信)"
    ],
    pretext: [
      "サポート|カスタマー|返金|注文|当選|賞品|プレゼント|荷物|配送|アカウント|口座|銀行|解除|確認のため|担当|事務局|景品"
    ],
    told: [
      "絶対|決して|ないで|ません|禁止|注意|詐欺|フィッシング|怪しい|偽",
      "聞かれ|求められ|言われ|と言って|要求され|と来ました",
      "私の|自分の|なぜ|どうして|忘れ|再設定|リセット"
    ]
  },
  {
    isUnparted: true,
    asked: [
      "(?:비밀번호|비번|핀번호|카드 ?번호|카드 ?정보|보안 ?코드|인증 ?번호|인증 ?코드|계좌 ?번호|로그인 ?정보|시드 ?구문|pin|cvv|otp)(?:를|을|와|과|로|으로| )*[^.]{0,14}(?:보내|알려|답장|입력해|남겨|적어|말해|공유)",
      "(?:받은|온|받으신) (?:인증 ?)?(?:코드|번호)를?[^.]{0,8}(?:보내|알려)"
    ],
    pretext: [
      "고객 ?센터|고객 ?지원|상담|서포트|환불|주문|당첨|경품|상품|선물|택배|배송|계정|계좌|은행|해제|확인을 위해|직원|잠금"
    ],
    told: [
      "절대|마세요|말라|안 ?되|하지 ?마|조심|주의|사기|피싱|가짜|스캠",
      "물어보|달라고|요구|라던데|라고 해|라고 하|라길래|(?:내|려)라(?:고 ?)?해서|보냈|알려줬|적었",
      "어디(?:에|로|다)|어떻게|언제|나요|까요|되죠|되요|돼요|되나",
      "제 비밀번호|내 비밀번호|제 카드|왜 |까먹|잊어버|재설정|초기화"
    ]
  }
]
