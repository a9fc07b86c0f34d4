import { assert, describe, it } from "@effect/vitest"
import { waitsForOrder } from "#src/Autopilot/Classify/Spared/Numbers/WaitsForOrder.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("whoever waits for what they ordered", () => {
  it.each([
    "commande 558213 tjs pas recue, ca fait 3 semaines la... vs repondez jamais",
    "colis 6A009182 bloqué depuis 10 jours, personne répond au mail",
    "pedido 77120 parado em curitiba desde dia 3, ngm responde no chat aff",
    "encomenda 5521 nunca chegou, quero o meu dinheiro de volta",
    "llevo un mes esperando el pedido 3321, nadie contesta",
    "ordine 8821 mai arrivato, nessuno risponde",
    "bestelling 8812 nog steeds niet ontvangen, niemand reageert",
    "zamówienie 7712 nie doszło, nikt nie odpisuje",
    "Bestellung 4471902 immer noch nicht da, keiner antwortet",
    "8812 nolu siparişim gelmedi, cevap verin",
    "注文番号5512、まだ届いてません。返信ください",
    "주문번호 20241123-5581 2주째 배송준비중인데 답변좀요;;",
    "입금했는데 2주째 안와요 주문번호 5512 답변좀",
    "송장번호 6234-1123-9981 조회가 안돼요 확인좀",
    "환불 신청한지 한달인데 아직도 입금 안됨",
    "رقم الطلب 8812 ما وصل ومحد يرد",
    "order 8812 abhi tak nahi aaya koi reply nahi",
    "주문번호 7712-3301 목요일부터 처리중으로만 나와요 확인 부탁드립니다",
    "주문번호 88213 일주일째 그대로예요",
    "ऑर्डर नंबर 7712-3301 सोमवार से पेंडिंग दिखा रहा है, देखिए",
    "ऑर्डर नं 88213 पाँच दिन से अटका हुआ है",
    "7712-3301 numaralı sipariş pazartesiden beri hazırlanıyor, bakar mısınız",
    "注文番号7712-3301、月曜日からずっと処理中です"
  ])("is left alone: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "Votre colis 6A009182 n'a pas été livré, confirmez votre adresse et payez les frais : suivi-colis.top",
    "votre commande n'est pas livrée, cliquez pour confirmer",
    "seu pedido não foi entregue, pague a taxa em correios-taxa.site",
    "no recibí mi pedido pero gracias al experto Mario recuperé mi dinero",
    "my package never arrived until an ethical hacker helped me recover my money",
    "my parcel never came, write to @agent_tony he gets refunds",
    "お客様の荷物が届いていません。確認はこちらをクリック",
    "고객님 택배가 아직 배송 안 됐습니다 주소 확인 바랍니다",
    "order 8812 never arrived, nobody answers, call +1 202 555 0147 for refunds",
    "commande pas reçue ? crédit sans frais pour tous",
    "your parcel is pending since Monday, confirm your address to release it",
    "고객님 주문이 월요일부터 처리중입니다. 주소를 클릭해서 확인해 주세요",
    "आपका ऑर्डर सोमवार से पेंडिंग है, लिंक पर क्लिक करें"
  ])("is nobody who deals: %s", (text) => assert.isFalse(waitsForOrder(read(text))))
})
