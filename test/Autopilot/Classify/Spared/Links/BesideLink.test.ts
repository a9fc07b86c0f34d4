import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const outcome = (text: string) => decidedUntaught(text).outcome

describe("links of customers", () => {
  it.each([
    "This is the article I meant https://www.bbc.co.uk/news/uk-1234",
    "https://www.bbc.com/news/articles/c123",
    "Reuters: https://www.reuters.com/world/x",
    "the recall notice: https://www.cpsc.gov/Recalls/2026/heater",
    "My review of it https://www.trustpilot.com/reviews/1",
    "Here's my order screenshot https://i.imgur.com/xyz.png",
    "Look what I made with your yarn https://www.ravelry.com/projects/anna/shawl",
    "die Stiftung Warentest sagt was anderes https://www.test.de/kaffee",
    "vi uma reclamação igual no https://www.reclameaqui.com.br/x"
  ])("lead to what informs, and are kept: %s", (text) => assert.strictEqual(outcome(text), "keep"))

  it.each([
    "I'm running the London marathon for you, https://www.justgiving.com/page/sam-runs",
    "My fundraising page: https://www.justgiving.com/fundraising/joe-bloggs",
    "https://www.gofundme.com/f/help-max",
    "Petition https://www.change.org/p/save-our-library",
    "Signez la pétition https://www.change.org/p/gare",
    "spotify link to the song in the ad? https://open.spotify.com/track/1",
    "same thing on amazon https://www.amazon.com/dp/B00",
    "Sign our petition to keep A&E open",
    "Click the link and it says 404",
    "the link in your bio says error"
  ])("lead to a cause, or anywhere beside words that offer nothing, and are not hidden: %s", (text) =>
    assert.notStrictEqual(outcome(text), "hide")
  )

  it.each([
    "check out my profile https://www.strava.com/athletes/1",
    "earn $500 a day like me https://www.bbc.com/news/1",
    "watch my new video https://youtu.be/abc",
    "new track out https://open.spotify.com/track/1",
    "follow me https://instagram.com/me",
    "free gift cards https://giftcards4u.example",
    "Ons webwinkeltje heeft dezelfde sjaals in 14 kleuren: wolenzo.nl"
  ])("are hidden where something is promoted: %s", (text) => assert.strictEqual(outcome(text), "hide"))

  it.each([
    "you won https://bbc.com.win-prizes.example/claim",
    "invest with mr smith, proof https://imgur.com/a/xyz",
    "help me pay rent https://www.gofundme.com/f/rent",
    "https://giftcards4u.example/x"
  ])("are not kept where somebody may be lured: %s", (text) => assert.notStrictEqual(outcome(text), "keep"))
})
