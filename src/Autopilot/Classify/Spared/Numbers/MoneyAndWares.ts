/** Loans, investments and what is cheap, in all languages, as texts are read: part of an expression. */
export const moneyAndWares = [
  "cheap|half|discount|\\bloan|credit|kredi|invest|[ck]r[iy]pto|bitcoin|profit|\\bearn|%|billig|gunstig|rabat|moins cher|pas cher|reduc|\\bpret\\b|gagn|barat|descuento|desconto|prest[ai]m|emprest|prestit|mitad|metade|sconto|goedkop|korting|\\blen(?:en|ing)|\\btani|pozycz|ucuz|indirim",
  "格安|安く|割引|半額|融資|副業|稼|싸게|할인|대출|반값|خصم|[أا]?رخ[يص]+|قر[وض]+|sast[aei]|कमा|सस्त|लोन"
].join("|")
