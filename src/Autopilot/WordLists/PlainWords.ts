/**
 * Words that say nothing against those who are named beside them, in whatever order. No negations, no words that count
 * people, set them apart or send them anywhere; nothing that a group is slandered with, and nothing that it is asked
 * whether they are, can or feel it who are taken for less than people.
 */
export const plainWords = `
a an the this that my our your his her its it i im ive ill we weve you youre he she they theyre am is are was were be been
being do does did can could will would may might have has had having get gets got
and or of in on at for from to with by about as into beside between during until than
me us him yes yeah yep ok okay hi hello hey dear please pls thanks thank thx sorry wondering question ask asking
also well too very really some several few most both how old many age
here today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday week weeks month year years
evening day days soon always often sometimes usually
allowed allow able welcome welcomed invited invite included include eligible open join joining come comes coming attend enter
apply register sign signed take part participate visit bring brought volunteer
hire hires hired hiring employ employs employed work works worked working trained teach taught learn learned learnt
study studied help helped helping support supports supported supporting
bake baking sing sang singing paint painting hike hiking knit knitting play plays played playing
love loves loved loving like likes liked enjoy enjoys enjoyed admire admired adore adored appreciate appreciated
thankful grateful respect respected remember remembered honour honor celebrate celebrates celebrated
wear wears wearing use uses used using buy buys bought try tried choose chose
need wants make made know knows feel see saw meet met live lives living stay share shares sharing sit sat laughed laughing
follow pay pays vote voted
friend friends neighbour neighbours neighbor neighbors colleague colleagues customer customers teacher teachers
nurse nurses doctor doctors artist artists musician musicians baker bakers singer singers actor actors member members
brother brothers sister sisters mum mom dad gran nan grandma grandpa uncle aunt cousin cousins
family families team staff crew choir band club class classes course courses lesson lessons workshop event events
church garden pool gym market stall shop shops store stores cafe table
bus train photo photos picture pictures video ad ads advert adverts poster page book books film song songs
story stories history museum documentary recipe recipes bread cake cakes biscuits biscuit cookies coffee tea soup dinner lunch
dress dresses shirt shirts shoes boots bag bags hat hats jacket jackets size sizes shade shades colour color colours colors
glasses ring jewellery perfume cream creams product products brand brands range line collection gift gifts present
ticket tickets discount discounts price prices entry extra offer offers sale order orders
good great lovely nice kind kindest friendly warm beautiful gorgeous pretty amazing wonderful brilliant fantastic awesome fun
best better favourite favorite perfect delicious tasty happy glad proud cool sweet generous polite talented
creative hardworking inspiring suitable possible important everything joy peace music
group community everyone everybody anyone anybody
bless god middle next new
`
