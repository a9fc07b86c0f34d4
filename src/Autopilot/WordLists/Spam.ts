import type { Weighted } from "./Scams.ts"

const mine = "(my|our|mine|ours|this|these|a|the|his|her|out|new)"
const place =
  "(channel|channels|chanel|page|profile|video|videos|vid|vids|vlog|vlogs|playlist|cover|covers|remix|track|tracks|song|" +
  "songs|music|mixtape|album|soundcloud|blog|website|site|insta|instagram|youtube|tiktok|onlyfans|store|shop|etsy|link|" +
  "page|group|app|game|bio|beats|singing|stuff|acc|account)"
const look =
  "(check out|checkout|check|look at|visit|watch|listen to|have a look at|take a look at|peep|see|view|click|chek out|cheack out)"

export const spam: ReadonlyArray<Weighted> = [
  [`${look} (my|our) ... ${place}`, 0.9],
  [`${look} ${mine} (new|latest|first|own)? ${place}`, 0.7],
  [`${look} ... (on|at) (youtube|soundcloud|spotify|instagram|twitch)`, 0.75],
  [`(watch|check|chek|chack|checking|chacking|see) (out)? my`, 0.65],
  [`check (me|us|it|him|her|them|this) out`, 0.55],
  [`(check|checkout|check out) (my|our)`, 0.6],
  [`(please|pls|plz) (watch|visit|view|listen|like|follow|click|share|vote)`, 0.6],
  [`(please|pls|plz) check`, 0.4],
  [`(subscribe|sub|subscribing|suscribe|subcribe) (to|2|for|me|back|my|us|please|pls|plz|and|4)`, 0.8],
  [`(please|pls|plz|and|to|will|must|go|guys|like|share) (subscribe|sub|suscribe|subcribe|sucscribe)`, 0.7],
  [`(subscribe|sub|suscribe|subcribe|sucscribe) (to|2|for)? (my|me|our|us|mine)`, 0.92],
  [`(please|pls|plz) (subscribe|sub|suscribe|subcribe)`, 0.9],
  [`(subscribe|sub|suscribe) (please|pls|plz)`, 0.9],
  [`sub (4|for) sub`, 0.95],
  [`(follow|like|l4l|f4f|s4s|sub4sub|follow4follow|like4like) (4|for) (follow|like|sub)`, 0.95],
  [`(sub4sub|s4s|f4f|l4l|follow4follow|like4like|followback|follow4followback)`, 0.9],
  [`follow (me|us|my|back|for follow)`, 0.65],
  [
    `follow (me|my) ... (on|at) (insta|instagram|ig|twitter|tiktok|snap|snapchat|twitch|facebook|fb|soundcloud|youtube)`,
    0.75
  ],
  [`(ill|i will|will) (follow|sub|subscribe) (back|you back)`, 0.8],
  [`(follow|like|add) (me|my page|us) (on|at|back|in) ...`, 0.6],
  [
    `(my|our) (youtube|yt|soundcloud|instagram|insta|twitch|tiktok|onlyfans|snapchat|snap|facebook|twitter|fan) (channel|page|account|profile|is|in bio|cover|link)`,
    0.6
  ],
  [
    `(my|our) (new|latest|first|own) (video|song|track|channel|cover|remix|mixtape|album|single|beat|ep|book|vlog)`,
    0.6
  ],
  [
    `(im|i am|we are|were) (a|an|two|new|just|small) ... (rapper|singer|musician|producer|youtuber|artist|artists|band|creator|gamer|channel)`,
    0.55
  ],
  [`(small|new) (youtuber|channel|creator|artist|rapper|band) ...`, 0.4],
  [`(new|my|our) (channel|chanel)`, 0.6],
  [`(in|on|to) my (channel|chanel|page)`, 0.75],
  [`(support|help) (me|us|my|our) ... (channel|reach|get|grow|subscribers|subs|dream|page|music|views)`, 0.65],
  [`(need|want|get|reach|hit|have) ... (subs|subscribers|followers)`, 0.4],
  [`(buy|get|gain|cheap|real|free|more|instant|boost|sell|selling) ... (followers|subscribers|likes)`, 0.5],
  [
    `(buy|cheap|free|instant|boost|sell|selling|purchase) (real|active|instagram|tiktok|youtube)? (followers|subscribers|likes|views)`,
    0.8
  ],
  [
    `(grow|boost|promote|monetize) your (account|page|channel|business|followers|brand|instagram|insta|tiktok|audience|sales|music|shop)`,
    0.85
  ],
  [`(promote|promo) (it|your|this|you)? (on|at) ... (<handle>|page)`, 0.75],
  [`(dm|send|message|tag) ... (to|for) (a)? (feature|promo|promotion|collab|shoutout|get featured)`, 0.7],
  [`(dm|message) (us|me|it to|this to|your pic to|pic to) <handle>`, 0.7],
  [`(send|dm|message) (it|this|your|the|us)? (pic|photo|picture|post)? (to|on|at) <handle>`, 0.85],
  [`dm <handle>`, 0.45],
  [
    `(promoting|promotion|paid promotion|shoutout|shoutouts|shout out) ... (page|dm|cheap|available|price|packages|<handle>)`,
    0.55
  ],
  [`(link|l1nk) (in|is in|on) (my|the)? (bio|profile|description|channel)`, 0.8],
  [
    `(click|tap|hit|press|visit|go to|see) (on)? (the|this|my|here|our) (link|profile|bio|pic|picture|photo|avatar)`,
    0.7
  ],
  [`in (the|this|my|here|our) (link|profile|bio|avatar)`, 0.7],
  [`(click|tap) here`, 0.65],
  [`(check|visit|see|look at|open|view) my (profile|bio|page|pic|stories|story|highlights|account)`, 0.92],
  [
    `(hot|sexy|naughty|horny|lonely|single) (girls|girl|women|singles|ladies|milf|milfs|pics|photos|videos|videos)`,
    0.8
  ],
  [`(my)? (nudes|nude|naked|uncensored|spicy|xx) (pics|photos|videos|content|link|in bio|on my|free|here)`, 0.85],
  [`(looking|search) for (a)? (boyfriend|sugar|real man|serious relationship|fun tonight|a good man|serious man)`, 0.7],
  [`(onlyfans|only fans|fansly)`, 0.5],
  [`(want|wanna|need) (to)? (see|chat|talk|meet) ... (profile|bio|link|dm|inbox)`, 0.7],
  [`(i am|im) (single|lonely|alone|bored) ... (profile|dm|inbox|message|bio|chat|text)`, 0.75],
  [
    `(best|cheap|cheapest|affordable|professional|quality) (seo|web design|logo design|website design|digital marketing|smm|backlinks|graphic design|video editing) ...`,
    0.75
  ],
  [`(seo|smm|marketing|web development|web design|logo) (services|service|agency|expert|panel|packages)`, 0.65],
  [`(replica|replicas|aa quality|first copy|mirror quality) ...`, 0.75],
  [
    `(cheap|discount|wholesale|fake|outlet) (watches|jordans|rolex|rayban|ray ban|viagra|cialis|handbags|sneakers|jerseys|sunglasses)`,
    0.75
  ],
  [
    `(buy|order|get|cheap) ... (viagra|cialis|xanax|adderall|tramadol|oxycodone|fentanyl|weed|psychedelics|shrooms|steroids|modafinil)`,
    0.9
  ],
  [
    `(casino|betting|gambling|slots|slot|poker|1xbet|jackpot|sportsbook|baccarat) ... (bonus|site|link|join|win|free|code|online|play|register|deposit|gacor)`,
    0.8
  ],
  [`(fixed|sure|guaranteed) (matches|match|odds|bets|games|tips|wins)`, 0.85],
  [
    `(use|with|enter|apply) (my|our) (code|promo code|referral|link|referral code|invite code|discount code|coupon)`,
    0.85
  ],
  [`(referral|affiliate|invite) (link|code)`, 0.65],
  [
    `(sign up|signup|register|join|download) ... (link|here|referral|code|bonus|free|now) ... (bonus|free|earn|win|money|cash|rewards)`,
    0.6
  ],
  [
    `(get|earn|win|claim|want|need) (a)? free (money|cash|gift cards|giftcards|gift card|iphone|itunes|robux|vbucks|stuff)`,
    0.85
  ],
  [
    `(earn|make|get|win) (free|easy|quick|fast|extra|real|some)? (money|cash|gift cards|points|credits|giftcards|vbucks|robux)`,
    0.5
  ],
  [`(make|earn|earning|making) money (online|from home|fast|easy|easily|with|by|at home|now)`, 0.85],
  [
    `(free|generate|unlimited|hack|get) ... (vbucks|robux|v bucks|uc|diamonds|gems|coins|skins|giftcards|gift cards|itunes)`,
    0.65
  ],
  [`(i)? (generate|generated|generating) ... (leads|traffic|sales|income|money)`, 0.75],
  [
    `(lose|lost|drop|burn|dropped) (<number>|weight|pounds|belly fat|lbs|kg) ... (fast|link|product|this|with|days|weeks|tea|pills|keto)`,
    0.4
  ],
  [
    `(forward|share|send|copy|post|repost|paste) (this)? ... (to|with|on) (<number>|10|ten|5|all|every|other) ... (people|friends|contacts|videos|others|groups|walls)`,
    0.75
  ],
  [`(copy and paste|copy paste|repost) (this|to|if) ...`, 0.5],
  [`(thumbs up|like this|thumb up|like if|like this comment|upvote) ... (if|so|for|to|can)`, 0.35],
  [`(vote|voting) (for|4) (me|us|my|our|him|her|sones|them)`, 0.55],
  [`(please|pls|plz|kindly) ... (donate|donation|gofundme|petition|fundraiser|sign) ...`, 0.65],
  [`(sign|signing) (this|my|our|the)? petition`, 0.6],
  [`(dont|do not|no) (click|hate|scroll|ignore|skip|scroll past) ... (this|please|down|but|read|comment)`, 0.4],
  [`(read|sorry for) ... (my comment|advertising|spam|spamming|the spam|self promotion|self promo|promoting)`, 0.75],
  [`(not|no|isnt) (spam|spamming|scam|a scam)`, 0.5],
  [`(give|giving) (it|me|us|my|our|them|him|this) a (chance|listen|shot|try|view|look|watch|thumbs up|like)`, 0.55],
  [`(you|u) (wont|wouldnt|will not|wont be) (regret|disappointed|be disappointed)`, 0.45],
  [`(visit|go to|goto|head over to|come to|head to) ${mine} ...`, 0.35],
  [`(hey|hi|hello|guys|yo) ... (check|subscribe|channel|covers|cover|follow|visit|sub|promo|giveaway)`, 0.4],
  [
    `(i|we) (make|do|post|upload|made|sing|record|create|produce|write) ... (videos|covers|music|songs|beats|vlogs|remixes|raps|tutorials|gameplay|cover|content)`,
    0.5
  ],
  [
    `(looking|searching) for (an|a) (honest|serious|loving|good|real|kind|caring) (man|woman|partner|relationship|lady|guy)`,
    0.7
  ],
  [`(your|ur) (smile|beauty|photo|picture) (caught|stole|touched|attracted) my`, 0.65],
  [`(free spins|no deposit|deposit bonus|welcome bonus)`, 0.75],
  [`(iptv|all channels|all sports all movies|channels for)`, 0.6],
  [
    `(we|i) (write|do|help with) ... (essays|essay|assignments|assignment|thesis|homework|coursework|dissertation)`,
    0.8
  ],
  [`plagiarism free`, 0.7],
  [`(working|valid|coupon|promo|discount) codes (for|here|at)`, 0.6],
  [`free (masterclass|webinar|ebook|training|course|seminar)`, 0.6],
  [`(seats|spots|places|slots) (are)? limited`, 0.5],
  [`<number> off ... (today only|original goods|everything must go|limited time)`, 0.6],
  [`(everything must go|original goods|warehouse closing|closing sale|mega sale|today only)`, 0.45],
  [`(lose|drop|burn) <number> (kilos|pounds|kg|lbs) ...`, 0.6],
  [
    `(we|i) (sell|print|make|offer) ... (dm|order|inbox|custom quote|price list|catalogue|catalog|see my page|wholesale)`,
    0.6
  ],
  [`(quit|left) my (job|9 5|nine to five) ...`, 0.4],
  [`(veja|confira|acesse|olha) ... (link|bio|perfil)`, 0.7],
  [`link (da|na|en la|en|in der|dans la|nella) bio`, 0.75],
  [`(suscribete|suscribanse|sigueme|siganme) ... (canal|pagina|perfil)?`, 0.75],
  [`(mira|visita|visiten|entra) ... (mi|nuestro) (canal|perfil|pagina|video)`, 0.85],
  [`(abonniert|abonnier|abonniere) ... (meinen|mich|kanal)`, 0.75],
  [`(abonne|abonnez|abonner) (toi|vous|nous)? ... (chaine|ma|mon)`, 0.75],
  [`(inscreva|inscrevam|se inscreve) ... (canal)`, 0.75],
  [`(segui|seguite|iscriviti|iscrivetevi) ... (canale|pagina|profilo|mio)`, 0.75]
]
