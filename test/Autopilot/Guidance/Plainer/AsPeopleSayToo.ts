/** More frames, persons and places. The compiler was changed until it read these. */
export const asPeopleSayToo: ReadonlyArray<readonly [sentence: string, meaning: string | null]> = [
  ["zero tolerance for creeps bothering our dancers", "Hide comments that insult somebody"],
  ["Fat-shaming our runners will get you hidden", "Hide comments that insult somebody"],
  ["I'm okay with people hating the new logo", "Keep comments that sound negative and contain “logo”"],
  ["hide fellas asking for feet pics", "Hide comments that make sexual remarks"],
  ["Kids should not see sexual stuff so hide it", "Hide comments that make sexual remarks"],
  ["Any threats towards the crew: hide first, ask later", "Hide comments that threaten somebody"],
  ["If a comment calls us racist show me before doing anything", "Ask about comments that contain “racist”"],
  ["Hide mean stuff about kids in photos", "Hide comments that insult somebody"],
  ["Porn links must be nuked", "Hide comments that make sexual remarks"],
  [
    "People sharing Spotify playlists can carry on",
    "Keep comments that contain “Spotify” and “playlists” near each other"
  ],
  ["Refund complaints go to customer services", "Ask about comments that are about refunds"],
  ["Please ask before removing one star ratings", "Ask before hiding comments that sound negative"],
  ["Our arch rival is Coffee Corner", "Competitors: Coffee Corner"],
  ["Coffee Corner and Bean There are both competitors", "Competitors: Coffee Corner, Bean There"],
  ["Comments promoting Coffee Corner come down", "Hide comments that contain “Coffee Corner”, where they recommend it"],
  ["Allegations about our coach go straight to the safeguarding lead", "Ask about comments that contain “coach”"],
  [
    "Hygiene complaints? I want to see them",
    "Ask about comments that sound negative and contain “hygiene”, “filthy”, “dirty”, “cockroach”, “cockroaches”, “rats”, “mice”, “maggots”, “mould”, “mold” or “unhygienic”"
  ],
  ["Let residents criticise the bypass", "Keep comments that sound negative and contain “bypass”"],
  ["immigration rants come down", "Hide comments that speak of immigration or refugees"],
  ["Hide comments blaming immigrants", "Hide comments that look hateful"],
  ["Memes about us are fine", "Keep comments that contain images"],
  ["Hide Spanish spam", "Hide comments that look like spam in Spanish"],
  [
    "Not on YouTube, but everywhere else hide swearing",
    "Hide comments that contain profanity on Facebook, Instagram, TikTok and Threads"
  ],
  ["GoFundMe links come down", "Hide comments that beg for money"],
  ["other charities plugging their appeals get removed", "Hide comments that look like spam"],
  ["forex gurus get hidden", "Hide comments that speak of investing or of earning money fast"],
  ["Gambling affiliates begone", "Hide comments that are about gambling"],
  ["People wanting to know prices are welcome", "Keep comments that ask a question and are about prices"],
  ["Abuse at A&E staff comes down at once", "Hide comments that insult somebody"],
  ["Hide comments wishing our goalkeeper ill", "Hide comments that threaten somebody"],
  ["Keep supportive messages", "Keep comments that praise something"],
  ["People promising to double your money must be removed", "Hide comments that look like scams"],
  ["hacker-for-hire comments go", "Hide comments that look like scams"],
  ["Fake verification messages get hidden", "Hide comments that look like scams"],
  ["Zest next door competes with us", "Competitors: Zest"],
  ["I lose clients to Lime & Co", "Competitors: Lime & Co"],
  [
    "comments on the presenter's voice or weight are out",
    "Hide comments that speak of how somebody looks, their body or their weight"
  ],
  ["On Threads and Facebook, politics comes down", "Hide comments that are about politics on Threads and Facebook"],
  ["hygiene scores can be discussed", "Keep comments that contain “hygiene” and “scores” near each other"],
  ["follow-for-follow must die", "Hide comments that look like spam"],
  ["Hide French adverts", "Hide comments that look like spam in French"],
  ["Capitals are fine by me", "Keep comments that are all in capitals"],
  ["never show my mother's maiden name, Pritchard", "Hide comments that contain “Pritchard”"],
  ["pothole reports? leave em", "Keep comments that contain “pothole” and “reports” near each other"],
  [
    "Don't get precious about banter",
    "Keep comments that contain “haha”, “hahaha”, “lol”, “lmao”, “banter”, “only joking”, “just kidding”, “unlucky”, “better luck next time”, “see you next”, “you lot”, “😂”, “🤣”, “😜” or “😉”"
  ],
  ["Anyone giving our bouncers grief gets binned", "Hide comments that insult somebody"],
  ["Don't hide people thanking our volunteers", "Keep comments that praise something"],
  ["threats of violence come off right away", "Hide comments that threaten somebody"],
  ["Add Kelda Travel to our competitors", "Competitors: Kelda Travel"],
  ["Put Kelda and Vela on our competitors list", "Competitors: Kelda, Vela"],
  ["The gym across the road, Kelda, counts as a competitor", "Competitors: Kelda"],
  ["I'd rather approve complaints myself", "Ask about comments that sound negative"]
]
