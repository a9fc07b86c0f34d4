import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

/** What is done about what, in order; null where any of it is reported back. */
const readingOf = (guidance: string): string | null => {
  const { competitors, rules, unclear } = compile(guidance)
  if (unclear.length > 0) return null
  if (rules.length === 0) return `competitors ${competitors.join("; ")}`
  return rules
    .map(({ effect, except, platforms, surface, terms, topics }) => {
      const left = except.map((target) => [...target.topics, ...target.terms].join("+")).join("; ")
      const where = `${surface === null ? "" : ` on ${surface}`}${platforms === null ? "" : ` on ${platforms.join("+")}`}`
      return `${effect} ${[...topics, ...terms].join("+")}${where}${left === "" ? "" : ` except ${left}`}`
    })
    .join(", ")
}

describe("as owners of shops, banks and games write it", () => {
  const meant: ReadonlyArray<readonly [string, string | null]> = [
    ["No hate, no slurs, no politics", "hide hate, hide hate, hide politics"],
    ["We love honest reviews so never hide complaints", "keep negative"],
    ["Delete scam comments ASAP", "hide scams"],
    ["Let nobody post links", "hide links"],
    ["Can you hide phone numbers?", "hide contact"],
    ["Could you please remove comments that mention Starbucks or Costa?", "hide Starbucks+Costa"],
    [
      "Dont hide questions about opening hours",
      "keep question+opening hours+opening times+you open+u open+you opening+it open+place open+branch open+pharmacy open+office open+restaurant open+cafe open+bar open+gym open+museum open+open for+shop open+shop opens+store open+store opens+still open+open now+open today+open tomorrow+open tonight+open on+open until+open till+open late+open at+open this+open every+open sunday+open saturday+open monday+opens at+opens on+you close+you closed+u close+shop close+shop closes+shop closed+store close+store closes+store closed+close at+closes at+closed on+closed today+closed tomorrow+closing time+closed before+closed early+close early+what time"
    ],
    [
      "Keep questions about gluten and allergies.",
      "keep question+gluten+allergic reaction+allergic+allergy+allergies+allergen+hives+anaphylaxis+anaphylactic+epipen"
    ],
    ["Negative reviews stay up, always.", "keep negative"],
    ["On our ads hide everything negative.", "hide negative on ad"],
    ["Block people who advertise their own pages", "hide spam"],
    ["It's OK to swear but no slurs", "keep profanity, hide hate"],
    ["Zero tolerance on hate speech, but criticism is welcome", "hide hate, keep negative"],
    ["Complaints about our charges can stay", "keep negative+charges"],
    ["Watch out for fake giveaways and hide them", "hide scams"],
    ["Fake giveaways get hidden, real customer questions stay.", "hide scams, keep question"],
    ["Questions about prices: keep", "keep question+price"],
    ["Complaints: keep. Swearing: hide. Links: ask.", "keep negative, hide profanity, ask links"],
    ["Keep complaints - hide swearing", "keep negative, hide profanity"],
    ['Never hide the words "headshot" or "kill"', "keep headshot+kill"],
    ["Hide links except youtube", null],
    [
      "On TikTok and Instagram hide swearing, on YouTube keep it",
      "hide profanity on tiktok+instagram, keep profanity on youtube"
    ],
    ["Under posts about the patch keep complaints", "keep negative"],
    ["Politics? Hide.", "hide politics"],
    ["Patients may complain. Hide insults against our nurses.", "keep negative, hide insult"],
    ["I want to see complaints myself before anything happens", "ask negative"],
    ["Send me anything about refunds", "ask refund"],
    ["Refund requests should never be hidden", "keep refund"],
    ["You may hide swearing, but don't hide complaints", "hide profanity, keep negative"],
    ["Don't you dare hide complaints", "keep negative"],
    ["Dont delet compliants", "keep negative"],
    ["Keep it clean: no profanity", "hide profanity"],
    ["We sell running shoes, so keep talk about Nike and Adidas", "keep Nike+Adidas"],
    ["Client's competitors: Vodafone; O2; Three", "competitors Vodafone; O2; Three"],
    ["hide price complaints", "hide price+negative"],
    ["Don't let people hide complaints", "keep negative"],
    ["Let nobody delete complaints", "keep negative"],
    ["Can you not hide complaints?", "keep negative"],
    ["Could you stop hiding complaints?", "keep negative"],
    ["Can you hide complaints? No thanks.", null],
    ["As a bank we never hide complaints", "keep negative"],
    ["Since we are a bank, hide phone numbers", "hide contact"],
    ["We get many complaints so hide links", "hide links"],
    ["Keep questions, no links", "keep question, hide links"],
    ["No problem with swearing", "keep profanity"],
    ["No issue with links", "keep links"],
    ["Hide no complaints", null],
    ["Hide neither questions nor complaints", null],
    ["Not all links are bad", null],
    ["Swearing isn't a problem for us", "keep profanity"],
    ["Don't flag complaints", null],
    ["Don't send me links", null],
    ["Hide links dont hide questions", "hide links, keep question"],
    ["delete insults keep criticism pls", "hide insult, keep negative"],
    ["Hide spam scam hate", "hide spam, hide scams, hide hate"],
    ["hide spam swearing", null],
    ["hide links photos phone numbers", "hide links, hide media, hide contact"],
    ["Ask about complaints mentioning lawyers", "ask negative+legal"],
    ["Hide comments about us", null],
    ["Hide comments about other companies", null],
    ["Keep questions about how to return things", "keep question+refund"],
    [
      "Don't hide comments about the merger",
      "keep takeover+taken over by+taking over the company+taking you over+merger+merging with+merged with+acquisition+acquired by+buyout+bought out+bought by+sold out to+new owners+new owner"
    ],
    ["Hide everything about cars except questions", "hide cars except question"],
    ["Ask me about anything about lawsuits or lawyers", "ask legal"],
    ["If someone mentions suicide, tell us", "ask selfHarm"],
    [
      "If anybody talks about allergies keep it",
      "keep allergic reaction+allergic+allergy+allergies+allergen+hives+anaphylaxis+anaphylactic+epipen"
    ],
    ["Our competitors: Nike; Adidas; Puma", "competitors Nike; Adidas; Puma"],
    ["list of competitors: Nike, Adidas", "competitors Nike; Adidas"],
    ["competitor brands - Nike, Adidas", "competitors Nike; Adidas"],
    ["On Facebook hide links, on TikTok hide images", "hide links on facebook, hide media on tiktok"],
    ["On Facebook keep links and on TikTok hide them", "keep links on facebook, hide links on tiktok"],
    ["Under ads hide complaints, under posts keep them", "hide negative on ad, keep negative on organic"],
    ["There should be no spam", "hide spam"],
    ["There should be no hidden complaints", "keep negative"],
    ["Hide complaints? Never!", null],
    ["Delete spam; complaints stay; links = ask", "hide spam, keep negative, ask links"],
    ["hide links n phone nrs", "hide links, hide contact"],
    ["No ads from other salons please", "hide spam"],
    ["If a client complains, leave it up, I answer those myself.", "keep negative"],
    ["questions about lanyards always stay", "keep question+lanyards"],
    ["Ask me before you hide anything about refunds", "ask refund"],
    ["Keep criticism of our game, hide slurs.", "keep negative, hide hate"],
    ["Slurs = instant delete", "hide hate"],
    ["We're a bank: phone numbers and emails must always be removed.", "hide contact"],
    ["Never delete a complaint about a branch.", "keep negative+branch"],
    ["Customers asking about their loan should be left alone", "keep question+loan"],
    ["Please hide all comments from bots.", "hide spam"],
    ["Patients' phone numbers should be hidden", "hide contact"],
    ["zero tolerance: racism, sexism, homophobia", "hide hate"],
    ["Pls dont hide complants or questons", "keep negative, keep question"],
    ["Images are OK on posts but hide them on ads", "keep media on organic, hide media on ad"],
    [
      "dont remove complaints about wait times",
      "keep negative+wait time+waiting time+been waiting+waited+long wait+queue+queues+queued+queuing+queueing+hours in line+stood in line"
    ],
    ["We never want to see racism here.", "hide hate"],
    ["We never want to hide complaints", "keep negative"],
    ["Don't let anyone advertise in our comments", "hide spam"],
    ["Complaints under our ads should be hidden", "hide negative on ad"],
    ["Make sure our customers can complain.", "keep negative"],
    ["Hide crypto and forex spam automatically", null],
    ["Spoilers: hide", "hide spoiler"],
    ["No religion and no politics under our posts please", null],
    ["Please check with us before you remove negative reviews", "ask negative"]
  ]
  for (const [sentence, reading] of meant) it(sentence, () => assert.strictEqual(readingOf(sentence), reading))
})

describe("in other languages", () => {
  const meant: ReadonlyArray<readonly [string, string | null]> = [
    ["Frag uns vor dem Ausblenden von Beschwerden", "ask negative"],
    ["Konkurrenten sind Dreck", null],
    ["Telefonnummern weg", "hide contact"],
    ["Könnt ihr bitte Spam löschen?", "hide spam"],
    ["Les critiques sont les bienvenues", "keep negative"],
    ["No permitimos insultos", "hide insult"],
    ["Pergunte antes de esconder reclamações", "ask negative"],
    ["Niet verwijderen: klachten", "keep negative"],
    ["Link yok", "hide links"],
    ["Politika yasak", "hide politics"],
    ["政治の話は非表示に", "hide politics"],
    ["Löscht keine Beschwerden", "keep negative"],
    ["Keine Beschwerden verstecken", "keep negative"],
    ["Beschwerden weg? Nein", null],
    ["Ne masquez pas les liens ni les questions", "keep links, keep question"],
    ["Sin ocultar quejas", null],
    ["Nada de borrar quejas", null],
    ["Geen klachten verwijderen", "keep negative"],
    ["苦情を削除しないでください、スパムは削除", "keep negative, hide spam"],
    ["불만은 삭제 금지, 스팸은 삭제", "keep negative, hide spam"],
    ["لا تحذف الشكاوى ولا الأسئلة", "keep negative, keep question"],
    ["शिकायतें न हटाएं, स्पैम हटाओ", "keep negative, hide spam"],
    ["complaints mat hatana, spam hata dena", "keep negative, hide spam"],
    ["Keine Beleidigungen, Kritik ist okay", "hide insult, keep negative"],
    ["Verwijder reclame en links, klachten mogen blijven", "hide spam, hide links, keep negative"],
    ["Usuwaj reklamy i linki, krytyka może zostać", "hide spam, hide links, keep negative"],
    ["광고와 링크는 삭제하고 질문은 남겨 주세요", "hide spam, hide links, keep question"],
    ["Verwijder reclame en klachten mogen blijven", "hide spam, keep negative"],
    ["Lösche Spam, Links und Beschwerden bleiben", null],
    ["Pas de liens ni de pub", "hide links, hide spam"],
    ["Laissez les avis négatifs, merci", "keep negative"],
    ["悪口は非表示、質問はそのまま", "hide profanity, keep question"]
  ]
  for (const [sentence, reading] of meant) it(sentence, () => assert.strictEqual(readingOf(sentence), reading))
})
