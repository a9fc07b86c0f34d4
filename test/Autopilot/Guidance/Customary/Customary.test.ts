import { assert, describe, it } from "@effect/vitest"
import { understood } from "../Understood.ts"

type Meant = readonly [guidance: string, rule: string]

const links = "Hide comments that contain links"
const kelda = "Hide comments that contain “Kelda” or “Vela”; Take “Kelda” and “Vela” for competitors"
const strike = understood("Ask me about comments about the strike") ?? ""

const asked: ReadonlyArray<Meant> = [
  ["Would you mind hiding comments with links?", links],
  ["Would it be possible to hide links?", links],
  ["Could someone make sure comments with links disappear?", links],
  ["Please be so kind as to hide links.", links],
  ["Could you please be so nice and hide links?", links],
  ["It'd be lovely if links disappeared.", links],
  ["It would be great if links were removed.", links],
  ["We would be grateful if you hid links.", links],
  ["I'd really appreciate it if you deleted links.", links],
  ["I'd appreciate it if you kept complaints.", "Keep comments that sound negative"]
]

const only: ReadonlyArray<Meant> = [
  ["Hide only insults.", "Hide comments that insult somebody"],
  ["Hide only comments with phone numbers in them.", "Hide comments that contain contact details"],
  [
    "Hide complaints only if they have a link.",
    "Hide comments that sound negative and contain links; Keep comments that sound negative, except those that contain links"
  ],
  [
    "Only hide complaints if they contain a link.",
    "Hide comments that sound negative and contain links; Keep comments that sound negative, except those that contain links"
  ],
  [
    "Hide negative comments, but only those with links.",
    "Hide comments that sound negative and contain links; Keep comments that sound negative, except those that contain links"
  ]
]

const written: ReadonlyArray<Meant> = [
  ["Hide everything @crypto_king99 writes.", "Hide comments by @crypto_king99"],
  ["Hide comments by @karl about refunds.", "Hide comments that are about refunds by @karl"],
  ["Hide @karl's comments about delivery.", "Hide comments that are about delivery by @karl"]
]

const held: ReadonlyArray<Meant> = [
  ["Wait for my okay before hiding anything.", "Ask before hiding comments"],
  ["Wait for our ok before you hide complaints.", "Ask before hiding comments that sound negative"],
  ["Don't hide anything before I've had a look.", "Ask before hiding comments"],
  ["I want to sign off on every hide.", "Ask before hiding comments"],
  ["Nothing about the strike without my okay.", strike],
  [
    "Please don't act on anything about the tribunal before I've had a chance to read it.",
    "Ask before hiding comments that contain “tribunal”"
  ],
  ["I must see anything about refunds.", "Ask about comments that are about refunds"]
]

const said: ReadonlyArray<Meant> = [
  ["Send anything about refunds straight to Ruth.", "Ask about comments that are about refunds"],
  [
    "Forward complaints about delivery to the legal team.",
    "Ask about comments that sound negative and are about delivery"
  ],
  ["Hide all comments about Brexit, including jokes.", "Hide comments that contain “Brexit”"],
  [
    "Leave questions about Anna up but hide anything nasty about her.",
    "Keep comments that ask a question and contain “Anna”; Hide comments that insult somebody and contain “Anna”"
  ],
  ["Don't hide anything about refunds; send it to me instead.", "Ask about comments that are about refunds"],
  [
    "Hide comments which mention both a price and a competitor.",
    "Hide comments that are about prices and mention a competitor"
  ],
  ["If it's about the strike, don't touch it.", strike.replace("Ask about", "Keep")],
  ["Don't hide comments that say the food was cold.", "Keep comments that contain “food” and “cold” near each other"],
  ["Anyone linking to Amazon should be hidden.", "Hide comments that contain links and contain “Amazon”"],
  ["Hide people making fun of Marie.", "Hide comments that insult somebody and contain “Marie”"],
  ["Hide comments that make fun of our mascot.", "Hide comments that insult somebody and contain “mascot”"],
  ["Hide comments mocking our staff.", "Hide comments that insult somebody"],
  ["Hide everybody who is rude to Sanne.", "Hide comments that insult somebody and contain “Sanne”"],
  ["Comments saying that our app is broken stay.", "Keep comments that contain “app” and “broken” near each other"],
  [
    "Hide both insults of Marie and of Tom.",
    "Hide comments that insult somebody and contain “Marie”; Hide comments that insult somebody and contain “Tom”"
  ],
  [
    'Hide comments that contain a price and the word "cheaper".',
    "Hide comments that are about prices and contain “cheaper”"
  ],
  [
    "Posts whose caption says raffle: hide tags.",
    "Hide comments that tag somebody under posts whose caption contains “raffle”"
  ],
  ["Posts about the raffle: leave tags.", "Keep comments that tag somebody under posts whose caption contains “raffle”"]
]

const besides: ReadonlyArray<Meant> = [
  ['Hide links under posts with "giveaway" in the caption.', `${links} under posts whose caption contains “giveaway”`],
  ["Hide mentions of both Kelda and Vela.", kelda],
  [
    "Hide comments about Jasper, our founder's dog, if they're nasty.",
    "Hide comments that insult somebody and contain “Jasper”"
  ],
  ["Never hide a comment just because it's negative.", "Keep comments that sound negative"],
  ["Hide comments where people share their phone number.", "Hide comments that contain contact details"],
  [
    "Leave complaints about delivery up, but hide the ones that swear.",
    "Keep comments that sound negative and are about delivery; Hide comments that contain profanity and sound negative and are about delivery"
  ]
]

describe("frames in which customers put what they want", () => {
  it.each([...asked, ...only, ...written, ...held, ...said, ...besides])("%s", (guidance, rule) => {
    assert.strictEqual(understood(guidance), rule)
  })

  it("turns nothing round", () => {
    for (const wish of ["It'd be lovely if", "It would be great if", "We'd be happy if"])
      for (const gone of ["disappeared", "were hidden", "was gone", "vanished"])
        assert.match(understood(`${wish} spam ${gone}.`) ?? "Hide", /^Hide/u, `${wish} ${gone}`)
    for (const stays of ["It would be great if complaints stayed.", "I'd love it if you left complaints."])
      assert.match(understood(stays) ?? "Keep", /^Keep/u, stays)
  })

  it("says of what is hidden besides that a rule has no say in it", () => {
    for (const guidance of ["Only hide scams.", "Hide nothing but spam."]) assert.isNull(understood(guidance))
  })
})
