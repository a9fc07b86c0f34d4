import type { Meant } from "./CustomersOwnWords.ts"

/** Owners of a cafe, an airline, a bank, a club and more, in their own words. The compiler was changed until it read these. */
export const looked: ReadonlyArray<Meant> = [
  [
    "Please leave the moaning about our queues alone, people are allowed to be annoyed.",
    "Keep comments that sound negative and contain “queue”, “queues”, “queued”, “queuing”, “queueing”, “hours in line”, “stood in line”, “waiting in line” or “wait in line”"
  ],
  ["get rid of those crypto people", "Hide comments that are about crypto"],
  ["We're a family cafe so zero tolerance for foul language", "Hide comments that contain profanity"],
  ["Feel free to bin anything with a phone number in it", "Hide comments that contain contact details"],
  [
    "Do not hide complaints about delays or lost luggage.",
    "Keep comments that say that something has not come in time; Keep comments that sound negative and contain “lost” and “luggage” near each other"
  ],
  ["Fake customer service accounts asking people to DM them: hide immediately.", null],
  [
    "If someone gives out their booking reference or phone number, hide it straight away",
    "Hide comments that give the number of an order, a booking or a customer; Hide comments that contain contact details"
  ],
  ["Hide mentions of Skyloft and JetMora", "Hide comments that contain “Skyloft” or “JetMora”"],
  [
    "Don't hide bug reports, even when they're rude.",
    "Keep comments that contain “bug”, “bugs”, “buggy”, “crash”, “crashes”, “crashed”, “crashing”, “glitch”, “glitches”, “glitchy”, “freezes”, “frozen”, “freezing”, “error message”, “error”, “errors”, “wont load”, “doesnt load”, “not loading”, “wont open”, “not working”, “doesnt work”, “stopped working” or “black screen”"
  ],
  ["Competitor names to look out for: Tasklane, Plan.io, Board&Co", "Competitors: Tasklane, Plan.io, Board&Co"],
  ["I'd rather keep critical comments than look like we censor people", "Keep comments that sound negative"],
  ["Comments that say Tasklane is better than us should be hidden.", null],
  [
    "Remove bots selling knock-offs",
    "Hide comments that contain “replica”, “replicas”, “super clone”, “super clones”, “superclone”, “1 1 copy”, “aaa quality”, “best clone”, “mirror copy”, “mirror quality”, “first copy”, “counterfeit”, “rep seller”, “same factory” or “top quality copies”"
  ],
  [
    "keep questions re sizing",
    "Keep comments that ask a question and contain “size”, “sizes”, “sizing”, “true to size”, “runs small”, “run small”, “runs big”, “run big”, “runs large”, “too small”, “too big”, “too tight”, “petite”, “plus size”, “size chart”, “measurements”, “small or medium”, “medium or large”, “xs”, “xl”, “xxl”, “what fit”, “how does it fit”, “does it fit” or “do they fit”"
  ],
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
  [
    "People who post their own fundraisers: hide",
    "Hide comments that contain “help me financially”, “cashapp”, “cash app”, “send me money”, “need money”, “give me money”, “gofundme”, “go fund me”, “donate to my”, “paypal me”, “please help my family”, “pay my rent”, “sponsor me” or “venmo”"
  ],
  ["Under no circumstances hide criticism of our director", "Keep comments that sound negative and contain “director”"],
  [
    "Anything that contains an account number, IBAN or phone number must go.",
    "Hide comments that give the number of an account or a card; Hide comments that contain contact details"
  ],
  [
    "Customers complaining about fees stay, please",
    "Keep comments that sound negative and contain “fee”, “fees”, “tuition”, “per term”, “per month”, “per year”, “membership cost”, “how much is membership”, “bursary”, “scholarship” or “deposit”"
  ],
  ["Don't hide anything from @ourbank_help", null],
  [
    "Profanity aimed at staff is not ok, profanity about the app is ok",
    "Hide comments that insult somebody; Keep comments that contain profanity and contain “app”"
  ],
  [
    "Leave reports of allergic reactions up, we want to see those",
    "Keep comments that contain “allergic reaction”, “allergic”, “allergy”, “allergies”, “allergen”, “hives”, “anaphylaxis”, “anaphylactic” or “epipen”"
  ],
  ["No before/after pics", null],
  ["it's ok to say our stuff is expensive", "Keep comments that contain “stuff” and “expensive” near each other"],
  ["Hide Dermora and Glowfix unless someone is saying they switched from them to us", null],
  ["Complaints about the garage should stay up, but names of staff should not", null],
  [
    "Don't worry about people haggling",
    "Keep comments that contain “haggle”, “haggling”, “lowest price”, “lowest you”, “your best price”, “best price for”, “last price”, “would you take less”, “will you take less”, “take an offer”, “taking offers”, “accept offers”, “accept an offer”, “open to offers”, “knock a bit off”, “knock something off”, “knock a few”, “cheaper if i”, “discount if i”, “negotiable” or “lowball”"
  ],
  ["Ask before hiding anyone who says they bought a car from us", null],
  [
    "Keep questions about price, finance and part exchange.",
    "Keep comments that ask a question and are about prices; Keep comments that ask a question and contain “finance”, or “part” and “exchange” near each other"
  ],
  ["Banter with rival fans is fine", "Keep comments that contain “rival fans”"],
  ["Hide all mentions of betting sites", "Hide comments that are about gambling"],
  [
    "links to illegal streams have to go",
    "Hide comments that contain “torrent”, “torrents”, “free stream”, “watch free”, “watch it free”, “watch for free”, “free download”, “full movie here”, “full movie free”, “full movie link”, “full episodes here”, “full episodes free”, “full episode here”, “full episode free”, “stream it free”, “streaming free”, “pirate stream”, “pirate streams”, “pirate site”, “pirate sites”, “pirate copy”, “pirated”, “cracked version”, “cracked apk”, “cracked app”, “mod apk”, “telegram channel”, “free pdf”, “all episodes here”, “all episodes free”, “all episodes on telegram”, “magnet link”, “iptv”, “fmovies”, “soap2day”, “123movies” or “putlocker”"
  ],
  ["monkey emojis = hide", "Hide comments that contain “🐒”"],
  ["Hide names of pupils", null],
  ["anything that attacks a teacher personally should come to me first", "Ask about comments that insult somebody"],
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
  [
    "Please hide anybody giving medical advice",
    "Hide comments that give medical advice or tell others what they suffer from"
  ],
  [
    "Comments blaming us for bills or prices stay",
    "Keep comments that sound negative and contain “bills”; Keep comments that sound negative and are about prices"
  ],
  [
    "No selling of puppies",
    "Hide comments that contain “puppies for sale”, “puppy for sale”, “kittens for sale”, “puppy farm”, “puppies available”, “dm for puppies” or “backyard breeder”"
  ],
  ["dont hide emergencies!!", "Keep comments that contain “emergencies”"],
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
  ["Frag mich, bevor du Kommentare mit Links ausblendest.", "Ask before hiding comments that contain links"],
  ["Ne supprimez pas les plaintes des clients.", "Keep comments that sound negative"],
  ["Nos concurrents : Belmaison et Lumi-Net", "Competitors: Belmaison, Lumi-Net"],
  ["Demandez-moi avant de masquer un commentaire avec un lien.", "Ask before hiding comments that contain links"],
  ["No borres las quejas.", "Keep comments that sound negative"],
  ["Nuestra competencia: Solvia y Casa Lumbre", "Competitors: Solvia, Casa Lumbre"],
  ["Si alguien pone su número de teléfono, ocúltalo.", "Hide comments that contain contact details"],
  ["Não apaguem as reclamações.", "Keep comments that sound negative"],
  ["Os nossos concorrentes são a Verdemar e a Lojinha Azul.", "Competitors: Verdemar, Lojinha Azul"],
  ["Pergunte-me antes de esconder links.", "Ask before hiding comments that contain links"],
  ["Non cancellare le lamentele.", "Keep comments that sound negative"],
  ["I nostri concorrenti sono Casaviva e Lumen-Più", "Competitors: Casaviva, Lumen-Più"],
  ["Chiedimi prima di nascondere i link", "Ask before hiding comments that contain links"],
  ["Klachten niet verwijderen a.u.b.", "Keep comments that sound negative"],
  ["Onze concurrenten zijn Windkracht en Blauw-Wit.", "Competitors: Windkracht, Blauw-Wit"],
  ["Vraag het mij eerst bij links", "Ask about comments that contain links"],
  ["Nie usuwaj skarg.", "Keep comments that sound negative"],
  ["Nasi konkurenci to Zielnik i Dom-Lux.", "Competitors: Zielnik, Dom-Lux"],
  ["Zapytaj mnie, zanim ukryjesz linki.", "Ask before hiding comments that contain links"],
  ["Şikayetleri silmeyin.", "Keep comments that sound negative"],
  ["Rakiplerimiz: Mavideniz ve Ev-Işık", "Competitors: Mavideniz, Ev-Işık"],
  ["Link içeren yorumları gizlemeden önce bana sor.", "Ask before hiding comments that contain links"],
  ["クレームは消さないでください。", "Keep comments that sound negative"],
  ["競合他社はアオバ堂とミナトです。", "Competitors: アオバ堂, ミナト"],
  ["リンク付きのコメントは確認してください。", "Ask about comments that contain links"],
  ["불만 댓글은 지우지 마세요.", "Keep comments that sound negative"],
  ["경쟁사는 하늘상회와 미르입니다.", "Competitors: 하늘상회, 미르"],
  ["링크가 있는 댓글은 저에게 물어보세요.", "Ask about comments that contain links"],
  ["لا تحذف الشكاوى.", "Keep comments that sound negative"],
  ["منافسونا هم نسيم والبحر الأزرق.", "Competitors: نسيم, البحر الأزرق"],
  ["اسألني قبل إخفاء الروابط.", "Ask before hiding comments that contain links"],
  ["शिकायतें मत हटाओ।", "Keep comments that sound negative"],
  ["हमारे प्रतियोगी हैं नीलगिरी और सूर्य मार्ट।", "Competitors: नीलगिरी, सूर्य मार्ट"],
  ["लिंक छुपाने से पहले मुझसे पूछो।", "Ask before hiding comments that contain links"]
]

/** Written with them, judged once before what they show was mended. */
export const setAside: ReadonlyArray<Meant> = [
  ["pls hide anyone swearing", "Hide comments that contain profanity"],
  [
    "Bad reviews can stay up, but no f-words.",
    "Keep comments that sound negative; Hide comments that contain “fuck”, “fucks”, “fucked”, “fucker”, “fuckers”, “fuckin”, “fucking”, “motherfucker”, “fck”, “fcking” or “wtf”"
  ],
  [
    "dont delete questions about opening hours",
    "Keep comments that ask a question and contain “opening hours”, “opening times”, “you open”, “u open”, “you opening”, “it open”, “place open”, “branch open”, “pharmacy open”, “office open”, “restaurant open”, “cafe open”, “bar open”, “gym open”, “museum open”, “open for”, “shop open”, “shop opens”, “store open”, “store opens”, “still open”, “open now”, “open today”, “open tomorrow”, “open tonight”, “open on”, “open until”, “open till”, “open late”, “open at”, “open this”, “open every”, “open sunday”, “open saturday”, “open monday”, “opens at”, “opens on”, “you close”, “you closed”, “u close”, “shop close”, “shop closes”, “shop closed”, “store close”, “store closes”, “store closed”, “close at”, “closes at”, “closed on”, “closed today”, “closed tomorrow”, “closing time”, “closed before”, “closed early”, “close early” or “what time”"
  ],
  ["Anyone posting links to their own stuff can go", "Hide comments that look like spam and contain links"],
  [
    "Never ever remove a customer complaint unless it contains swear words",
    "Keep comments that sound negative, except those that contain profanity"
  ],
  [
    "Let people vent about cancellations, but hide racist remarks.",
    "Keep comments that sound negative and contain “cancel”, “cancelled”, “cancelling”, “cancellation” or “unsubscribe”; Hide comments that look hateful"
  ],
  ["Ask us before hiding anything on our ads", "Ask before hiding comments under ads"],
  ["Our competitors are Skyloft, Jet Mora and Blue-Wing.", "Competitors: Skyloft, Jet Mora, Blue Wing"],
  [
    "Nuke affiliate links",
    "Hide comments that contain “my referral”, “referral code”, “referral link”, “use my link”, “use my code”, “with my link”, “with my code”, “through my link”, “my link below”, “my affiliate”, “affiliate link”, “amzn.to”, “sign up with my”, “sign up through”, “join with my”, “use code” or “ref link”"
  ],
  ["shadow-hide anyone promoting a rival tool", "Hide comments that mention a competitor"],
  ["Comments comparing us to Tasklane are fine", "Keep comments that contain “Tasklane”"],
  ["only hide links if they're not ours", null],
  [
    "Body shaming has no place on our page",
    "Hide comments that speak of how somebody looks, their body or their weight"
  ],
  ["Emojis on their own are ok", "Keep comments that are nothing but emoji"],
  ["Hide spam and scams on Instagram, leave everything else", null],
  [
    'We don\'t want influencer begging, i.e. "collab?" or "dm me"',
    "Hide comments that ask for free things or to be partners; Hide comments that contain “collab?” or “dm me”"
  ],
  [
    "let players trash talk, just hide the racism",
    "Keep comments that insult somebody, except those that contain profanity; Hide comments that look hateful"
  ],
  ["Spoilers: please check with me first", "Ask about comments that announce a spoiler or tell an ending"],
  [
    "Gold sellers and account sellers should be hidden",
    "Hide comments that contain “aimbot”, “wallhack”, “cheats”, “cheat engine”, “cheap coins”, “coins for sale”, “gold for sale”, “account for sale”, “selling account”, “selling my account”, “boosting”, “boost service”, “mod menu” or “undetected”"
  ],
  [
    "Keep memes and gifs, hide everything with a link to Discord",
    "Keep comments that contain images; Hide comments that contain links and contain “Discord”"
  ],
  [
    "Hide hateful comments about refugees, but leave honest questions.",
    "Hide comments that look hateful and speak of immigration or refugees; Keep comments that ask a question"
  ],
  ["delete abuse towards our volunteers", "Hide comments that insult somebody"],
  ["If you are not sure, ask me.", null],
  ["Images of injured people should be hidden, ask about other images.", null],
  [
    "Hide investment scams. Don't hide people warning others about scams.",
    "Hide comments that look like scams; Keep comments that contain “beware”, “be careful of”, “be careful with”, “be careful this”, “be careful people”, “watch out for scams”, “watch out for scammers”, “watch out for fakes”, “watch out for fake”, “be aware of scams”, “be aware this”, “be aware that”, “careful guys”, “careful everyone”, “is a scam”, “its a scam”, “this is a scam”, “scam alert”, “scammer alert”, “fake account”, “fake page”, “fake profile”, “not the real”, “someone is pretending”, “someone pretending”, “pretending to be you”, “impersonating you”, “using your name”, “reported”, “dont click”, “do not click”, “don t click”, “dont fall for”, “do not fall for”, “dont send” or “do not send”"
  ],
  ["Comments in Russian need a human look", "Ask about comments in Russian"],
  ["No crypto promos of any kind!!", "Hide comments that are about crypto and look like spam"],
  ["hide comments with email adresses", "Hide comments that contain contact details"],
  [
    "Remove people pushing their MLM",
    "Hide comments that contain “mlm”, “multi level marketing”, “network marketing”, “downline”, “business opportunity”, “be your own boss”, “passive income”, “financial freedom” or “join my team”"
  ],
  [
    "Questions about ingredients are welcome",
    "Keep comments that ask a question and contain “ingredient”, “ingredients”, “contain”, “contains”, “whats in”, “what is in it”, “gluten”, “gluten free”, “vegan”, “vegetarian”, “dairy”, “dairy free”, “lactose”, “nuts”, “nut free”, “sugar”, “sugar free”, “palm oil”, “parabens”, “alcohol free”, “halal”, “kosher”, “preservatives”, “calories” or “allergens”"
  ],
  ['please remove "DM for collab"', "Hide comments that contain “DM for collab”"],
  [
    "Keep negative reviews except the ones with insults",
    "Keep comments that sound negative, except those that insult somebody"
  ],
  ["bin the spam", "Hide comments that look like spam"],
  [
    "Anything mentioning Autohaus Brandt or Kessler Motors should be hidden",
    "Hide comments that contain “Autohaus Brandt” or “Kessler Motors”"
  ],
  [
    "Phone numbers ok on Facebook, hide them on the rest",
    "Keep comments that contain contact details on Facebook; Hide comments that contain contact details on Instagram, TikTok, YouTube and Threads"
  ],
  ["Whatsapp numbers = scam, hide", null],
  ["No racism, no homophobia, no exceptions", "Hide comments that look hateful; Hide comments that look hateful"],
  ["Leave moaning about the manager alone", "Keep comments that sound negative and contain “manager”"],
  [
    "Hide swearing under posts about the women's team",
    "Hide comments that contain profanity under posts whose caption contains “womens team”"
  ],
  ["We don't mind swearing after a loss", null],
  ["Parents may complain.", "Keep comments that sound negative"],
  ["No photos of children", null],
  [
    "Swear words and insults out, complaints in",
    "Hide comments that contain profanity; Hide comments that insult somebody; Keep comments that sound negative"
  ],
  ["If it's just someone tagging a friend leave it", "Keep comments that tag somebody"],
  ["criticism of the government must not be removed", "Keep comments that sound negative and contain “government”"],
  ["Trolls out.", "Hide comments that insult somebody"],
  ['Kill the "send me money" begging', "Hide comments that beg for money and contain “send me money”"],
  [
    "Conspiracy theories should be hidden, questions about vaccines should not",
    "Hide comments that speak of conspiracies; Keep comments that ask a question and speak of vaccines"
  ],
  ["leave haters up, they make me laugh. just remove the n-word", null],
  [
    "Links to my Spotify are ok, any other link isn't",
    "Hide comments that contain links, except those that contain “Spotify”"
  ],
  [
    "Ticket touts: remove",
    "Hide comments that contain “selling ticket”, “selling my ticket”, “selling tickets”, “selling 2 tickets”, “selling two tickets”, “selling 1 ticket”, “selling one ticket”, “selling 3 tickets”, “selling 4 tickets”, “selling my spare”, “ive got tickets”, “we got tickets”, “got 2 tickets”, “got two tickets”, “tickets for sale”, “ticket for sale”, “i have tickets”, “have 2 tickets”, “have two tickets”, “dm for tickets”, “dm me for tickets”, “at face value”, “for face value”, “below face value”, “above face value”, “tickets available dm”, “reselling”, “resell my”, “ticket resale”, “i have a spare ticket”, “i have spare tickets”, “i have two spare tickets”, “i have 2 spare tickets”, “ive got a spare ticket”, “ive got spare tickets”, “ive got two spare tickets”, “ive got 2 spare tickets”, “spare ticket for sale”, “spare tickets for sale”, “spare tickets available”, “i have an extra ticket”, “i have extra tickets” or “ive got an extra ticket”"
  ],
  ["I don't care if people hate the new single, keep it all", "Keep comments that sound negative and contain “single”"],
  ["Keep stories about pets that died, even when they blame us", null],
  ["graphic pictures: ask", null],
  [
    "Adverts for raw food brands like BarkRaw should be removed",
    "Hide comments that look like spam and contain “BarkRaw”"
  ],
  ["Our rivals: PetPlus+ and Dr. Paws", "Competitors: PetPlus+, Dr. Paws"],
  [
    "On TikTok keep swearing, on Facebook hide it.",
    "Keep comments that contain profanity on TikTok; Hide comments that contain profanity on Facebook"
  ],
  [
    "Take down scams, spam and fake giveaways, but leave complaints and jokes",
    "Hide comments that look like scams; Hide comments that look like spam; Keep comments that sound negative; Keep comments that contain “haha”, “hahaha”, “hahahaha”, “lol”, “lmao”, “lmfao”, “rofl”, “just kidding”, “jk”, “joke”, “joking”, “pun”, “funny”, “hilarious”, “😂”, “🤣”, “😆” or “😅”"
  ],
  ["hide insults but not when they're aimed at us", null],
  ["Everything except scams stays", null],
  [
    "Beleidigungen und Spam ausblenden, Kritik stehen lassen.",
    "Hide comments that insult somebody; Hide comments that look like spam; Keep comments that sound negative"
  ],
  ["Schimpfwörter gehen gar nicht", "Hide comments that contain profanity"],
  ["Auf TikTok dürfen die Leute fluchen", "Keep comments that contain profanity on TikTok"],
  [
    "Masquez les insultes mais gardez les critiques.",
    "Hide comments that insult somebody; Keep comments that sound negative"
  ],
  ["Pas de gros mots svp", "Hide comments that contain profanity"],
  ["Les questions sur les prix peuvent rester.", "Keep comments that ask a question and are about prices"],
  [
    "Oculta los insultos y el spam, pero deja las críticas.",
    "Hide comments that insult somebody; Hide comments that look like spam; Keep comments that sound negative"
  ],
  ["nada de palabrotas por favor", "Hide comments that contain profanity"],
  ["Pregúntame antes de ocultar enlaces", "Ask before hiding comments that contain links"],
  [
    "Esconda palavrões, mas mantenha as críticas.",
    "Hide comments that contain profanity; Keep comments that sound negative"
  ],
  ["oculte golpes e spam", "Hide comments that look like scams; Hide comments that look like spam"],
  ["Perguntas sobre preços podem ficar.", "Keep comments that ask a question and are about prices"],
  [
    "Nascondi le parolacce ma lascia le critiche.",
    "Hide comments that contain profanity; Keep comments that sound negative"
  ],
  ["Niente spam né truffe", "Hide comments that look like spam; Hide comments that look like scams"],
  ["I complimenti vanno sempre tenuti", "Keep comments that praise something"],
  [
    "Verberg scheldwoorden, maar laat kritiek staan.",
    "Hide comments that contain profanity; Keep comments that sound negative"
  ],
  ["geen spam of oplichting", "Hide comments that look like spam; Hide comments that look like scams"],
  ["Vragen over de prijs mogen blijven.", "Keep comments that ask a question and are about prices"],
  [
    "Ukrywaj wulgaryzmy, ale zostaw krytykę.",
    "Hide comments that contain profanity; Keep comments that sound negative"
  ],
  ["żadnego spamu", "Hide comments that look like spam"],
  ["Pytania o cenę zostawiaj", "Keep comments that ask a question and are about prices"],
  [
    "Küfürleri gizle ama eleştirileri bırak.",
    "Hide comments that contain profanity; Keep comments that sound negative"
  ],
  ["Spam ve dolandırıcılık istemiyoruz", "Hide comments that look like spam; Hide comments that look like scams"],
  ["Fiyat soruları kalsın.", "Keep comments that ask a question and are about prices"],
  [
    "暴言は非表示にして、批判は残してください。",
    "Hide comments that contain profanity; Keep comments that sound negative"
  ],
  ["スパムと詐欺は削除", "Hide comments that look like spam; Hide comments that look like scams"],
  ["値段の質問はそのままで", "Keep comments that ask a question and are about prices"],
  ["욕설은 숨기고 비판은 남겨 주세요.", "Hide comments that contain profanity; Keep comments that sound negative"],
  ["스팸 금지", "Hide comments that look like spam"],
  ["가격 문의는 그대로 두세요.", "Keep comments that ask a question and are about prices"],
  ["أخفِ الشتائم ولكن اترك الانتقادات.", "Hide comments that contain profanity; Keep comments that sound negative"],
  ["ممنوع السبام والاحتيال", "Hide comments that look like spam; Hide comments that look like scams"],
  ["أسئلة الأسعار تبقى.", "Keep comments that ask a question and are about prices"],
  ["गालियाँ छुपाओ, लेकिन आलोचना रहने दो।", "Hide comments that contain profanity; Keep comments that sound negative"],
  ["स्पैम और धोखाधड़ी हटा दें", "Hide comments that look like spam; Hide comments that look like scams"],
  ["दाम के सवाल रहने दें", "Keep comments that ask a question and are about prices"],
  [
    "Keep the complaints, but lose the swearing.",
    "Keep comments that sound negative; Hide comments that contain profanity"
  ],
  [
    "Leave anything about allergies, that's important",
    "Keep comments that contain “allergic reaction”, “allergic”, “allergy”, “allergies”, “allergen”, “hives”, “anaphylaxis”, “anaphylactic” or “epipen”"
  ],
  ["No spam in the comments please", "Hide comments that look like spam"],
  ["Angry customers can stay, racists can't.", "Keep comments that sound negative; Hide comments that look hateful"],
  ["Never remove reviews, good or bad", "Keep comments that contain “reviews”, “good” or “bad”"],
  ["If a customer is complaining, don't hide it.", "Keep comments that sound negative"],
  ["Remove anything that includes a phone number or an email address.", "Hide comments that contain contact details"],
  [
    "Comments about outages should always stay.",
    "Keep comments that contain “outage”, “outages”, “is it down”, “is down”, “been down”, “went down”, “is offline”, “no signal”, “no internet”, “no connection”, “no service”, “no power”, “no water” or “blackout”"
  ],
  ["Hide scammers impersonating our support", "Hide comments that pretend to speak for the brand"],
  ["Our main competitors: Voxline, Tele-Nord & 3Mobile", "Competitors: Voxline, Tele Nord, 3Mobile"],
  ["Don't let people plug Voxline", "Hide comments that contain “Voxline”, where they recommend it"],
  ["Hide before and after ads for diet pills", "Hide comments that contain “ads”, “diet” and “pills” near each other"],
  ["People can be rude about us but not about each other", null],
  ["Body comments: hide them", "Hide comments that speak of how somebody looks, their body or their weight"],
  [
    "we're okay with criticism but we draw the line at insults",
    "Keep comments that sound negative; Hide comments that insult somebody"
  ],
  [
    "keep it friendly: no insults, no swearing",
    "Hide comments that insult somebody; Hide comments that contain profanity"
  ],
  ["Hide bad language, our followers are parents", "Hide comments that contain profanity"],
  [
    "Ask me about anything to do with recalls or safety",
    "Ask about comments that contain “the recall”, “a recall”, “this recall”, “that recall”, “your recall”, “any recall”, “no recall”, “another recall”, “product recall”, “safety recall”, “food recall”, “recall notice”, “recall list”, “recall on”, “recall of”, “recall for”, “recall all”, “recall these”, “the recalls”, “any recalls”, “recalled”, “recalling”, “pulled from the shelves”, “pulled off the shelves”, “off the shelves”, “off the shelf”, “taken off the market”, “withdrawn from sale”, “batch number”, “unsafe”, “dangerous”, “danger”, “hazard”, “hazardous”, “safety”, “not safe”, “isnt safe”, “is it safe”, “caught fire”, “electric shock”, “sharp edge”, “could have been killed”, “could have been hurt” or “accident waiting to happen”"
  ],
  [
    "Price complaints are fine, delivery complaints too",
    "Keep comments that are about prices and sound negative; Keep comments that are about delivery and sound negative"
  ],
  [
    "Hide links unless they go to toyhaven.com",
    "Hide comments that contain links, except those that contain “toyhaven.com”"
  ],
  ["please don't hide questions even if someone asks the same thing ten times", "Keep comments that ask a question"],
  ["Bad reviews stay, always. Fake reviews go.", null],
  ["Hide any mention of Booking Haven or Staywell", "Hide comments that contain “Booking Haven” or “Staywell”"],
  ["Comments from people who want a refund should come to us first", "Ask about comments that are about refunds"],
  [
    "Delete comments that contain both a link and a phone number",
    "Hide comments that contain links and contain contact details"
  ],
  ["Hide discount codes that aren't ours", null],
  [
    "Political opinions are fine, hate is not",
    "Keep comments that are about politics; Hide comments that look hateful"
  ],
  [
    "Remove threats at once, ask about insults.",
    "Hide comments that threaten somebody; Ask about comments that insult somebody"
  ],
  ["Do not remove comments because they disagree with an article", "Keep comments that sound negative"],
  ["Zero tolerance: racism, sexism, antisemitism", "Hide comments that look hateful"],
  ["Shouting in capitals is annoying but allowed", "Keep comments that are all in capitals"],
  [
    "On posts about the election, ask me about everything political",
    "Ask about comments that are about politics under posts whose caption contains “election”"
  ],
  ["hide photos of teeth", null],
  [
    "Complaints about waiting times? Leave them.",
    "Keep comments that sound negative and contain “wait time”, “waiting time”, “been waiting”, “waited”, “long wait”, “queue”, “queues”, “queued”, “queuing”, “queueing”, “hours in line” or “stood in line”"
  ],
  [
    "no personal info from patients",
    "Hide comments that contain contact details; Hide comments that give the address where somebody lives; Hide comments that give the number of an account or a card"
  ],
  ["Hide comments that recommend other dentists", null],
  ["keep the hate comments, they're funny. jk hide them", "Hide comments that look hateful"],
  ["hide setlist spoilers", "Hide comments that announce a spoiler or tell an ending and contain “setlist”"],
  [
    "Allow swearing on YouTube only",
    "Keep comments that contain profanity on YouTube; Hide comments that contain profanity on Facebook, Instagram, TikTok and Threads"
  ],
  [
    "bots and crypto spam = gone",
    "Hide comments that look like spam; Hide comments that are about crypto and look like spam"
  ],
  ["Nothing about ongoing claims should be hidden", "Keep comments that contain “claims”"],
  ["Escalate legal threats to our legal team", "Ask about comments that threaten with or speak of legal action"],
  [
    "Never hide a question. Never hide a complaint. Always hide a scam.",
    "Keep comments that ask a question; Keep comments that sound negative; Hide comments that look like scams"
  ],
  ["Please take care of spam yourself, but check with us on complaints", null],
  ["Customers may criticise us as harshly as they like", "Keep comments that sound negative"],
  [
    "Hide comments about drinking and driving",
    "Hide comments that contain “drink driving”, “drunk driving”, “drink drive”, “drink and drive”, “drinking and driving”, “drive drunk”, “drove drunk”, “driving drunk”, “drove home drunk”, “drive home drunk”, “driving home drunk”, “drove home pissed”, “drive better after”, “drive better drunk”, “pints and drove”, “pints and drive”, “over the limit”, “breathalyser”, “breathalyzer”, “breathalysed”, “one for the road”, “drive after a few”, “drove after a few” or “driving after a few”"
  ],
  ["Kids' comments should be hidden", null],
  [
    "leave the jokes, lose the spam",
    "Keep comments that contain “haha”, “hahaha”, “hahahaha”, “lol”, “lmao”, “lmfao”, “rofl”, “just kidding”, “jk”, “joke”, “joking”, “pun”, “funny”, “hilarious”, “😂”, “🤣”, “😆” or “😅”; Hide comments that look like spam"
  ],
  ["Don't want to see any more bitcoin comments", "Hide comments that are about crypto"],
  ["Tagging friends is great, keep that up", "Keep comments that tag somebody"],
  [
    "Hide anything political or religious on our ads, but keep it on normal posts",
    "Hide comments that are about politics under ads; Hide comments that are about religion under ads; Keep comments that are about politics under posts; Keep comments that are about religion under posts"
  ],
  ["Comments in other languages are fine", null],
  [
    "Only hide a complaint if it's abusive",
    "Hide comments that sound negative and insult somebody; Keep comments that sound negative, except those that insult somebody"
  ],
  ["We'd rather have too many complaints than none", null],
  ["hide self-promo but let artists tag each other", null],
  ["Get rid of spam, but if in doubt leave it", null],
  ["VeloMax is our competitor, so is Pedalo", "Competitors: VeloMax, Pedalo"],
  [
    "Hide VeloMax ads but keep VeloMax questions",
    "Hide comments that look like spam and contain “VeloMax”; Keep comments that ask a question and contain “VeloMax”"
  ],
  [
    "don't hide anything that's a question about sizes or spare parts",
    "Keep comments that ask a question and contain “size”, “sizes”, “sizing”, “true to size”, “runs small”, “run small”, “runs big”, “run big”, “runs large”, “too small”, “too big”, “too tight”, “petite”, “plus size”, “size chart”, “measurements”, “small or medium”, “medium or large”, “xs”, “xl”, “xxl”, “what fit”, “how does it fit”, “does it fit”, “do they fit” or “spare parts”"
  ],
  ["Thieves selling stolen bikes: report to me", null],
  [
    "Fragen zum Preis bitte stehen lassen, Werbung löschen",
    "Keep comments that ask a question and are about prices; Hide comments that look like spam"
  ],
  ["Hasskommentare sofort weg", "Hide comments that look hateful"],
  ["Unsere Konkurrenz heißt Voltara", "Competitors: Voltara"],
  [
    "Gardez les avis négatifs, supprimez les arnaques",
    "Keep comments that sound negative; Hide comments that look like scams"
  ],
  ["Aucune insulte", "Hide comments that insult somebody"],
  ["Dejen las críticas, borren el spam", "Keep comments that sound negative; Hide comments that look like spam"],
  ["Las preguntas sobre envíos me las pasan a mí", "Ask about comments that ask a question and are about delivery"],
  ["Pode deixar as críticas", "Keep comments that sound negative"],
  ["Palavrão não", "Hide comments that contain profanity"],
  [
    "Gli insulti vanno cancellati, le critiche no",
    "Hide comments that insult somebody; Keep comments that sound negative"
  ],
  ["Niente politica sulla nostra pagina", "Hide comments that are about politics"],
  ["Laat klachten met rust", "Keep comments that sound negative"],
  ["Racisme meteen verwijderen", "Hide comments that look hateful"],
  ["Wulgaryzmy usuwać, krytykę zostawić", "Hide comments that contain profanity; Keep comments that sound negative"],
  ["Spam won", "Hide comments that look like spam"],
  ["Hakaretleri sil, şikayetlere dokunma", "Hide comments that insult somebody; Keep comments that sound negative"],
  ["Siyasi yorumlar yasak", "Hide comments that are about politics"],
  ["お問い合わせは残してください", "Keep comments that ask a question"],
  ["宣伝はお断りです", "Hide comments that look like spam"],
  ["비판은 괜찮지만 욕설은 안 됩니다", "Keep comments that sound negative; Hide comments that contain profanity"],
  ["광고 댓글은 삭제하세요", "Hide comments that look like spam"],
  ["احذفوا الإعلانات واتركوا الشكاوى", "Hide comments that look like spam; Keep comments that sound negative"],
  ["Complaints ko mat chhupana", "Keep comments that sound negative"],
  ["गाली वाले कमेंट तुरंत हटाओ", "Hide comments that contain profanity"],
  [
    "Never take down a complaint about wilted flowers",
    "Keep comments that sound negative and contain “wilted” and “flowers” near each other"
  ],
  ["Bin every comment with a WhatsApp number in it", "Hide comments that contain contact details"],
  ["Compliments always stay up", "Keep comments that praise something"],
  [
    "We're relaxed about swearing but not about slurs",
    "Keep comments that contain profanity, except those that look hateful"
  ],
  ["Hide comments plugging other podcasts", "Hide comments that look like spam"],
  ["People can disagree with guests all they want", null],
  ["No medical claims, please ask us about those", null],
  ["Hide phone numbers and email addresses on all platforms", "Hide comments that contain contact details"],
  [
    "Let questions about side effects through",
    "Keep comments that ask a question and contain “side effect”, “adverse reaction”, “bad reaction”, “allergic reaction”, “rash”, “hives”, “palpitations”, “nausea”, “nauseous”, “dizzy”, “dizziness”, “swollen”, “broke out”, “made me ill”, “made me sick”, “felt ill” or “felt sick”"
  ],
  [
    "Do not hide anyone who is angry about a cancelled trip",
    "Keep comments that contain “cancelled” and “trip” near each other"
  ],
  ["Competitors are Wanderly, Tripnest and Go&See", "Competitors: Wanderly, Tripnest, Go&See"],
  [
    "Hide coupon codes except SUMMER24",
    "Hide comments that are about discounts and contain “code”, except those that contain “SUMMER24” or ask a question"
  ],
  [
    "No need to hide jokes or memes",
    "Keep comments that contain “haha”, “hahaha”, “hahahaha”, “lol”, “lmao”, “lmfao”, “rofl”, “just kidding”, “jk”, “joke”, “joking”, “pun”, “funny”, “hilarious”, “😂”, “🤣”, “😆” or “😅”; Keep comments that contain images"
  ],
  ["Get shot of anything racist or homophobic", "Hide comments that look hateful"],
  ["Refund requests should always be passed to our team", "Ask about comments that are about refunds"],
  [
    "Hide spam, hide scams, keep everything that's just negative",
    "Hide comments that look like spam; Hide comments that look like scams; Keep comments that sound negative"
  ],
  [
    "Keep critical comments but check with us about anything insulting",
    "Keep comments that sound negative; Ask about comments that insult somebody"
  ],
  ["Don't show links under our ads", "Hide comments that contain links under ads"],
  ["I don't want any political arguments on our page", "Hide comments that are about politics"],
  ["Absolutely no swearing under any circumstances", "Hide comments that contain profanity"],
  ["If anyone posts a picture, ask me first", "Ask about comments that contain images"],
  ["Hide comments in capital letters", "Hide comments that are all in capitals"],
  ["Hide comments in capital letters only", "Hide comments that are all in capitals"],
  ["Hide comments written in capitals", "Hide comments that are all in capitals"],
  [
    "Never delete negative reviews unless they're abusive",
    "Keep comments that sound negative, except those that insult somebody"
  ],
  ["Hide mentions of HomeQuick, our biggest rival", "Hide comments that contain “HomeQuick”"],
  ["Price discussions are welcome", "Keep comments that are about prices"],
  ["Ban the gambling bots", "Hide comments that are about gambling and look like spam"],
  ["Spoilers get hidden, no exceptions", "Hide comments that announce a spoiler or tell an ending"],
  ["Trash talk is ok as long as nobody gets threatened", null],
  [
    "On YouTube keep links, everywhere else remove them",
    "Keep comments that contain links on YouTube; Hide comments that contain links on Facebook, Instagram, TikTok and Threads"
  ],
  ["hate raids and death threats = instant removal", null]
]
