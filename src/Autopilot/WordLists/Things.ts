/** What has a colour and is no person, nor worn to say who somebody is. */
export const colouredThings = `
shoe shoes sneaker sneakers trainer trainers boot boots sandal sandals heel heels slipper slippers loafers sole soles
lace laces shoelace shoelaces insole insoles sock socks tights leggings dress dresses shirt shirts tshirt tshirts tee
tees hoodie hoodies sweater sweaters jumper jumpers cardigan jacket jackets coat coats blazer vest pants trousers
jeans shorts skirt skirts top tops suit suits bra bras bikini swimsuit hat hats cap caps beanie scarf scarves glove
gloves belt belts bag bags backpack backpacks handbag handbags purse wallet watch watches strap straps buckle zip zips
button buttons stitching lining logo logos print label labels box boxes packaging bottle bottles lid lids cup cups mug
mugs plate plates bowl bowls pan pans kettle toaster fridge oven lamp lamps sofa sofas couch chair chairs table tables
desk shelf shelves bed pillow pillows cushion cushions blanket towel towels rug rugs curtain curtains paint wall walls
door doors tile tiles phone phones case cases cable cables charger laptop keyboard headphones earbuds car cars bike
bikes helmet helmets wheel wheels tyres frame frames sunglasses lipstick mascara eyeliner nail polish cream soap
candle bread rice wine coffee tea chocolate pepper sauce version versions colour colours color colors colourway
colorway edition
`

/** What things are made of. */
export const madeOf = "leather suede canvas cotton denim wool linen rubber plastic metal fabric material"

/** Between a colour and the thing that has it. */
export const makes = `
running walking winter summer new big small long short high low thin thick wide matte matt shiny glossy plain simple
classic original cheap nice beautiful ugly pretty
`

/** What things are to somebody who wears or buys them. */
export const tastes = `
nice nicer nicest better best good great fine ok okay prettier prettiest pretty beautiful lovely gorgeous stunning perfect
cute cool cooler classy elegant boring bland dull bright brighter darker lighter cheap cheaper cheapest expensive pricey
overpriced stylish sleek practical comfortable comfy soft softer stiff tight loose wide narrow warm warmer waterproof
available unavailable sold stock gone discontinued faded yellowed worn scuffed scratched stained creased washable
favourite favorite favourites favorites classic timeless everything flattering
ugly uglier dirty dirtier smelly
`

/** Of whom somebody may speak who names a colour, and where they would have them be. */
export const notOfThings = `
they them their theirs theyre theyve he him his she her hers we us our ours who whoever whom everyone everybody anyone
anybody someone somebody nobody person persons people peoples ppl folk folks humans guy guys dude dudes chap chaps
bloke blokes kid kids child children baby babies son daughter sons daughters brother sister husband boyfriend
girlfriend wife neighbour neighbours neighbor neighbors neighbourhood neighborhood family families couple couples
parent parents dad mum mom grandma grandpa face faces skin skinned actor actors actress model models cast student
students worker workers staff employee employees player players friend friends doctor nurse teacher boss president
king queen lot kind kinds community communities culture cultures nation nations country countries blood power pride
supremacy supreme privilege trash guilt genocide history genes iq vote votes marry marries married date dating mix
mixing mixed breed breeds bred born work jobs rule rules civilised civilized civilization civilisation superior
inferior pure purity thieves thief steal steals stole stolen deserve deserves belong belongs equal zoo cage cages
banana bananas jungle plantation field fields tree trees africa europe england britain america ghetto hood hoods robe
robes pointy colored coloured picking chain chains rope ropes whip whips auction slave slaves street streets road town
towns city cities area areas village schools school place places house houses ad ads advert adverts tv telly screen
screens commercial commercials campaign poster posters
`
