import { assert, describe, it } from "@effect/vitest"
import { asksAfterLink, tellsOfFollowing, tellsOfTakingPart } from "#src/Autopilot/Classify/Spared/Links/OwnLink.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("who asks after the link of a post", () => {
  const asking = [
    "der Link in Bio funktioniert bei mir nicht",
    "link in bio öffnet nicht",
    "link w bio nie otwiera się",
    "le link in bio marche plus",
    "o link na bio não funciona",
    "link in bio no me abre",
    "il link in bio non si apre",
    "link in bio is broken",
    "biodaki link açılmıyor"
  ]
  for (const text of asking) {
    it(`is neither hidden nor asked about: ${text}`, () => {
      assert.strictEqual(decidedUntaught(text).outcome, "keep")
    })
  }

  it("is nobody who brings a link, an account, a number or a price", () => {
    for (const text of [
      "link in bio not working? use win.example",
      "link broken, write to @prize_desk",
      "where is the link? only $20",
      "link doesn't open, WhatsApp +49 1521 9988776"
    ]) {
      assert.isFalse(asksAfterLink(read(text)), text)
    }
  })
})

describe("who found something by the link of a post, or asks whether it is there", () => {
  it.each([
    "danke, hab es über den Link in der Bio gefunden",
    "besteld via de link in bio, top",
    "obrigada, achei pelo link da bio",
    "preso dal link in bio, arrivato subito",
    "link profilinizde mi?",
    "does the link in bio still work for the shoes?"
  ])("is neither hidden nor asked about: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "thanks to the link in my bio",
    "danke, mit dem Link in der Bio 500 € gewonnen",
    "grazie al link in bio guadagno da casa",
    "ありがとう、このリンクで稼げました"
  ])("is nobody whose own it is, or who earned by it: %s", (text) => assert.isFalse(asksAfterLink(read(text))))
})

describe("who follows the account", () => {
  it.each(["Following", "following!", "Followed ✅", "Subscribed", "already following", "Following since day one"])(
    "may say so: %s",
    (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep")
  )

  it.each([
    "follow me",
    "following back",
    "followed you, follow back",
    "follow @prize_desk",
    "following, see win.example"
  ])("asks nobody to follow: %s", (text) => assert.isFalse(tellsOfFollowing(read(text))))
})

describe("who takes part in a draw", () => {
  it.each([
    "応募しました✅ フォロー&いいね済みです @yuki",
    "フォローといいねしました!応募します",
    "フォロー、いいね、コメント済みです 当たりますように",
    "参加します!フォロー済みです",
    "참여완료 ✅ 팔로우 좋아요 했어요 @minji",
    "팔로우하고 좋아요 눌렀어요 @jisu @hana 참여",
    "참여완료! 친구 소환 @sora",
    "done ✅ follow kiya, like kiya, tag @riya @aman",
    "follow aur like kar diya @riya",
    "participate kar liya @aman",
    "تم ✅ تابعت @sara @omar",
    "erledigt ✅ gefolgt und geliked @lena",
    "katıldım ✅ takip ettim @can"
  ])("may say what they did for it: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "フォローしてください!フォロバします",
    "相互フォローしました!お願いします",
    "フォローといいねお願いします",
    "応募しました 副業に興味ある人はDMください",
    "応募しました https://win.example",
    "팔로우 했어요 맞팔해요",
    "참여완료 재택 부업 문의 주세요",
    "팔로우 부탁드려요",
    "follow kiya tumne? mujhe bhi follow karo",
    "follow karo aur like karo",
    "done, follow me back @all",
    "done, made 500 today ask me how",
    "تم الربح معنا تواصل خاص",
    "تابعوني وسأتابعكم",
    "erledigt, schreibt mir auf whatsapp",
    "takip edeni takip ederim"
  ])("promotes nothing beside it: %s", (text) => assert.isFalse(tellsOfTakingPart(read(text))))
})
