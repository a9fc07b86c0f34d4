import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("whoever calls themselves names", () => {
  it.each([
    "i'm such a fat pig, ate the whole box lol",
    "ich fette sau hab die ganze packung gegessen 😅",
    "jsuis une grosse vache jai tout mangé",
    "soy una gorda jajaja me comi todo",
    "sou uma baleia kkk comi a caixa inteira",
    "sono una cicciona, finito il barattolo ahah",
    "ik ben zo'n dikzak hele zak leeg",
    "jestem gruba świnia, zjadłam całą paczkę haha",
    "domuz gibi yedim hepsini ya",
    "나 완전 돼지야 한봉지 다먹음 ㅋㅋ",
    "デブな私には無理w",
    "انا دبة اكلت العلبة كلها هههه",
    "main moti hu poora packet kha gayi 😂",
    "omg i look like a whale in these but so comfy",
    "I'm so dumb i ordered the wrong size",
    "me being a fat ass at 2am with your cookies",
    "im an idiot, forgot the code",
    "turning into a pig thanks to this pizza",
    "bin ich blöd oder ist der Code abgelaufen",
    "ich Idiot hab die falsche Größe bestellt",
    "ich bin so ne fette Kuh geworden dank euch",
    "Ich Depp hab das Kabel vergessen",
    "je suis trop conne j'ai oublié le code promo",
    "suis-je bête j'ai pris la mauvaise taille",
    "chuis une grosse patate j'ai tout mangé",
    "soy idiota, compre la talla equivocada",
    "parezco una foca con ese vestido jajaja",
    "sou muito burra comprei o tamanho errado",
    "virei uma porca depois dessa promoção kkk",
    "sono una scema ho sbagliato taglia",
    "divento una balena con sti biscotti",
    "ik ben echt een sukkel, verkeerde maat besteld",
    "wat ben ik toch een varken haha alles op",
    "jestem idiotką, zamówiłam zły rozmiar",
    "żrę jak świnia przez was",
    "salağım ya yanlış beden almışım",
    "ayı gibi yedim bitti paket",
    "デブまっしぐらだけどやめられない",
    "バカな私、サイズ間違えた",
    "나 바보ㅋㅋ 사이즈 잘못 시킴",
    "돼지 되겠네 나 ㅠㅠ",
    "انا غبية نسيت الكود",
    "صرت دبة بسببكم هههه",
    "main bhi bewakoof hu galat size le liya",
    "मैं मोटी हो गई आपके लड्डू खाकर 😂"
  ])("is left alone: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "I'm an idiot? no you're the idiot, fat cow",
    "사진 속 여자 존나 못생겼다",
    "ich bin fett? die da ist ne fette sau",
    "ich fett? du bist ne dumme hässliche kuh",
    "je suis grosse mais elle c'est une grosse vache moche",
    "soy gordo pero tú eres una cerda asquerosa",
    "sou feia mas vc é uma baleia nojenta",
    "私デブだけどこの女ブスすぎ",
    "ben şişmanım ama o karı domuz gibi iğrenç"
  ])("may call others the same: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "keep"))
})
