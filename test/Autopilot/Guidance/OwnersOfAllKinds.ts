import type { Meant } from "./CustomersOwnWords.ts"

/** Owners of a cafe, an airline, a bank, a club and more, in their own words. The compiler was changed until it read these. */
export const looked: ReadonlyArray<Meant> = [
  [
    "Please leave the moaning about our queues alone, people are allowed to be annoyed.",
    "Keep comments that sound negative and contain “queues”"
  ],
  ["get rid of those crypto people", "Hide comments that are about crypto"],
  ["We're a family cafe so zero tolerance for foul language", "Hide comments that contain profanity"],
  ["Feel free to bin anything with a phone number in it", "Hide comments that contain contact details"],
  [
    "Do not hide complaints about delays or lost luggage.",
    "Keep comments that sound negative and contain “delays”; Keep comments that sound negative and contain “lost luggage”"
  ],
  ["Fake customer service accounts asking people to DM them: hide immediately.", null],
  ["If someone gives out their booking reference or phone number, hide it straight away", null],
  ["Hide mentions of Skyloft and JetMora", "Hide comments that contain “Skyloft” or “JetMora”"],
  ["Don't hide bug reports, even when they're rude.", null],
  ["Competitor names to look out for: Tasklane, Plan.io, Board&Co", "Competitors: Tasklane, Plan.io, Board&Co"],
  ["I'd rather keep critical comments than look like we censor people", "Keep comments that sound negative"],
  ["Comments that say Tasklane is better than us should be hidden.", null],
  ["Remove bots selling knock-offs", null],
  ["keep questions re sizing", "Keep comments that ask a question and contain “sizing”"],
  ["pls dont touch comments about prices even if they're grumpy", "Keep comments that are about prices"],
  ["No need to hide people asking for discounts.", "Keep comments that are about discounts"],
  ["Swearing is fine, slurs are not.", "Keep comments that contain profanity; Hide comments that look hateful"],
  ["Zap anything about cheats or hacks", "Hide comments that contain “cheats” or “hacks”"],
  ["Don't you dare delete criticism of the last patch", "Keep comments that sound negative and contain “patch”"],
  ["no politics pls", "Hide comments that are about politics"],
  ["Please be gentle with people who are grieving", null],
  [
    "Comments asking where the donations go must stay visible",
    "Keep comments that ask a question and contain “donations”"
  ],
  ["People who post their own fundraisers: hide", null],
  ["Under no circumstances hide criticism of our director", "Keep comments that sound negative and contain “director”"],
  ["Anything that contains an account number, IBAN or phone number must go.", null],
  ["Customers complaining about fees stay, please", "Keep comments that sound negative and contain “fees”"],
  ["Don't hide anything from @ourbank_help", null],
  [
    "Profanity aimed at staff is not ok, profanity about the app is ok",
    "Hide comments that insult somebody; Keep comments that contain profanity and contain “app”"
  ],
  ["Leave reports of allergic reactions up, we want to see those", "Keep comments that contain “allergic reactions”"],
  ["No before/after pics", null],
  ["it's ok to say our stuff is expensive", null],
  ["Hide Dermora and Glowfix unless someone is saying they switched from them to us", null],
  ["Complaints about the garage should stay up, but names of staff should not", null],
  ["Don't worry about people haggling", null],
  ["Ask before hiding anyone who says they bought a car from us", null],
  [
    "Keep questions about price, finance and part exchange.",
    "Keep comments that ask a question and are about prices; Keep comments that ask a question and contain “finance”; Keep comments that ask a question and contain “part exchange”"
  ],
  ["Banter with rival fans is fine", null],
  ["Hide all mentions of betting sites", "Hide comments that are about gambling"],
  ["links to illegal streams have to go", null],
  ["monkey emojis = hide", null],
  ["Hide names of pupils", null],
  ["anything that attacks a teacher personally should come to me first", null],
  ["Please keep thank-you comments", "Keep comments that praise something"],
  ["hide ads for tutoring", "Hide comments that look like spam and contain “tutoring”"],
  [
    "Hide hate speech and threats, keep political disagreement.",
    "Hide comments that look hateful; Hide comments that threaten somebody; Keep comments that are about politics"
  ],
  ["Don't censor people who disagree with us", "Keep comments that sound negative"],
  ["Ask me about anything in Arabic", "Ask about comments in Arabic"],
  ["never hide comments from @unicef or @amnesty", null],
  ['I\'m a musician so fire emojis, "this slaps" and "sick" are compliments', null],
  ["Promo of other peoples music gets hidden", "Hide comments that look like spam"],
  ["Don't bother with swearing", "Keep comments that contain profanity"],
  ["hide ppl asking for follow 4 follow", "Hide comments that look like spam"],
  ["Please hide anybody giving medical advice", null],
  [
    "Comments blaming us for bills or prices stay",
    "Keep comments that sound negative and contain “bills”; Keep comments that sound negative and are about prices"
  ],
  ["No selling of puppies", null],
  ["dont hide emergencies!!", null],
  ["Hide links, except on YouTube.", "Hide comments that contain links on Facebook, Instagram, TikTok and Threads"],
  [
    "- no scams\n- no spam\n- complaints ok",
    "Hide comments that look like scams; Hide comments that look like spam; Keep comments that sound negative"
  ],
  [
    "We're ok with complaints. What we're not ok with is hate.",
    "Keep comments that sound negative; Hide comments that look hateful"
  ],
  [
    "Only hide complaints if they contain profanity",
    "Hide comments that sound negative and contain profanity; Keep comments that sound negative, except those that contain profanity"
  ],
  ["Bitte keine Beschwerden löschen.", "Keep comments that sound negative"],
  ["Unsere Konkurrenten sind Flusswerk und Nord-Licht.", "Competitors: Flusswerk, Nord-Licht"],
  ["Frag mich, bevor du Kommentare mit Links ausblendest.", "Ask about comments that contain links"],
  ["Ne supprimez pas les plaintes des clients.", "Keep comments that sound negative"],
  ["Nos concurrents : Belmaison et Lumi-Net", "Competitors: Belmaison, Lumi-Net"],
  ["Demandez-moi avant de masquer un commentaire avec un lien.", "Ask about comments that contain links"],
  ["No borres las quejas.", "Keep comments that sound negative"],
  ["Nuestra competencia: Solvia y Casa Lumbre", "Competitors: Solvia, Casa Lumbre"],
  ["Si alguien pone su número de teléfono, ocúltalo.", "Hide comments that contain contact details"],
  ["Não apaguem as reclamações.", "Keep comments that sound negative"],
  ["Os nossos concorrentes são a Verdemar e a Lojinha Azul.", "Competitors: Verdemar, Lojinha Azul"],
  ["Pergunte-me antes de esconder links.", "Ask about comments that contain links"],
  ["Non cancellare le lamentele.", "Keep comments that sound negative"],
  ["I nostri concorrenti sono Casaviva e Lumen-Più", "Competitors: Casaviva, Lumen-Più"],
  ["Chiedimi prima di nascondere i link", "Ask about comments that contain links"],
  ["Klachten niet verwijderen a.u.b.", "Keep comments that sound negative"],
  ["Onze concurrenten zijn Windkracht en Blauw-Wit.", "Competitors: Windkracht, Blauw-Wit"],
  ["Vraag het mij eerst bij links", "Ask about comments that contain links"],
  ["Nie usuwaj skarg.", "Keep comments that sound negative"],
  ["Nasi konkurenci to Zielnik i Dom-Lux.", "Competitors: Zielnik, Dom-Lux"],
  ["Zapytaj mnie, zanim ukryjesz linki.", "Ask about comments that contain links"],
  ["Şikayetleri silmeyin.", "Keep comments that sound negative"],
  ["Rakiplerimiz: Mavideniz ve Ev-Işık", "Competitors: Mavideniz, Ev-Işık"],
  ["Link içeren yorumları gizlemeden önce bana sor.", "Ask about comments that contain links"],
  ["クレームは消さないでください。", "Keep comments that sound negative"],
  ["競合他社はアオバ堂とミナトです。", "Competitors: アオバ堂, ミナト"],
  ["リンク付きのコメントは確認してください。", "Ask about comments that contain links"],
  ["불만 댓글은 지우지 마세요.", "Keep comments that sound negative"],
  ["경쟁사는 하늘상회와 미르입니다.", "Competitors: 하늘상회, 미르"],
  ["링크가 있는 댓글은 저에게 물어보세요.", "Ask about comments that contain links"],
  ["لا تحذف الشكاوى.", "Keep comments that sound negative"],
  ["منافسونا هم نسيم والبحر الأزرق.", "Competitors: نسيم, البحر الأزرق"],
  ["اسألني قبل إخفاء الروابط.", "Ask about comments that contain links"],
  ["शिकायतें मत हटाओ।", "Keep comments that sound negative"],
  ["हमारे प्रतियोगी हैं नीलगिरी और सूर्य मार्ट।", "Competitors: नीलगिरी, सूर्य मार्ट"],
  ["लिंक छुपाने से पहले मुझसे पूछो।", "Ask about comments that contain links"]
]
