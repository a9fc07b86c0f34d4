/** Customers speak of these, when they are pleased and when they are not. */
export const purchases = `
order orders ordered ordering delivery delivered deliver shipping shipped ship parcel package courier arrived arrive
refund refunds refunded return returned returns exchange replacement customer service support staff store shop product
products item items size sizes quality price prices pricing expensive overpriced website app checkout cart warranty
invoice receipt subscription cancel cancelled account bought buy buying purchase purchased paid pay broken broke faulty
defective damaged waiting waited late delay delayed email emailed phone helpline complaint complain charged charge
discount code stock available sold restock fit fits material zip shoes jacket dress shirt battery box flavour flavor
taste recipe hotel flight booking booked reservation driver restaurant food coffee pizza
`

export const money = `
money cash dollar dollars usd euro euros pound pounds bitcoin btc crypto cryptocurrency eth ethereum usdt xrp doge solana
nft nfts token tokens coin coins wallet airdrop forex fx trading trade trader trades invest invested investing investment
investments investor profit profits profitable earn earned earning earnings income payout payouts withdraw withdrawal
withdrew returns roi signals broker brokers mining deposit stocks options binary passive millionaire rich wealth loan
loans credit debt grant fund funds bonus prize prizes winner winners won win lottery giveaway giveaways reward rewards
claim claimed free gift cards voucher paypal cashapp venmo zelle mint presale whitelist staking
`

/** What promotion asks for, or promotes. */
export const promotion = `
channel channels chanel subscribe subscribed subscriber subscribers sub subs unsubscribe video videos vid vids vlog vlogs
playlist cover covers remix track tracks song songs album mixtape soundcloud spotify beats rapper singer follow follows
followers following followback f4f like likes share shares check checkout click link links bio profile page blog website
site visit watch views viewers promo promote promotion promoting sponsor advert advertise seo marketing followers
instagram insta youtube tiktok facebook snapchat onlyfans telegram whatsapp discord dm dms inbox pm message text
register signup join vote petition sign download install game app giveaway code coupon referral affiliate
`
