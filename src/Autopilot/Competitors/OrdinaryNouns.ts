/** English words that a brand of one word is called by, or could be: beside those that other names are made of, too. */
export const nouns: ReadonlySet<string> = new Set(
  `pirate knight wizard soldier sailor captain hunter hero giant cube rocket trek specialized canyon ghost shark dream
  dreams gazelle liberty penguin monkey gorilla elephant rhino hippo zebra giraffe panther leopard cheetah cobra viper
  python dragon unicorn turtle tortoise whale dolphin octopus salmon trout crab lobster shrimp squirrel rabbit hare
  hedgehog badger beaver otter moose deer stag bison buffalo pony donkey mule goat sheep lamb pig boar hen rooster chicken
  goose swan stork crow sparrow pelican flamingo peacock parrot butterfly dragonfly beetle spider mosquito wasp hornet
  butler dentist doctor nurse teacher student painter singer dancer writer poet actor artist chef gardener plumber builder
  carpenter mason tailor weaver potter shepherd fisherman driver rider runner walker climber surfer skater nomad hermit
  monk bishop angel devil demon witch fairy elf dwarf troll goblin vampire zombie robot alien astronaut clown jester joker
  bandit outlaw spy agent detective sheriff marshal colonel sergeant admiral emperor duke baron countess princess neighbor
  sphere pyramid tower bridge castle palace temple church chapel school library museum theatre cinema stage studio gallery
  garage workshop factory mill barn cottage cabin villa tent camp lodge hotel motel tavern pub bar saloon oven stove kettle
  toaster pan pot bowl jar barrel basket bucket broom brush comb lamp candle lantern heater sofa couch desk drawer shelf
  wardrobe pillow blanket mattress towel curtain carpet rug hammer screw wrench axe shovel rake spade ladder rope chain
  cable wire hook needle button zipper ribbon lace cotton wool leather velvet denim satin feather helmet glove scarf sock
  belt pants trousers jeans skirt jacket sweater hoodie sandal slipper sneaker wallet purse suitcase backpack umbrella
  bracelet necklace diamond emerald sapphire amber coral jade quartz marble granite slate sand dust mud clay brick tile
  mountain valley desert jungle island coast bay harbor lagoon swamp pond creek stream waterfall glacier volcano cave cliff
  prairie thunder lightning hurricane tornado blizzard frost fog mist rainbow sunrise sunset dawn dusk twilight midnight
  noon eclipse asteroid meteor satellite universe cosmos space gravity freedom justice peace hope faith trust honor glory
  victory triumph fortune luck fate destiny adventure journey voyage odyssey mission legend myth tale saga mystery secret
  miracle energy power force passion desire emotion mood soul mind brain memory idea thought reason logic nature culture
  history future past present today tomorrow yesterday infinity balance harmony rhythm melody symphony opera ballet jazz
  blues rock metal swing disco salsa brave bold noble royal loyal proud grand epic iconic vintage retro rustic cozy comfy
  fancy posh elegant tidy neat sleek slick rapid speedy steady sturdy tough rugged rough raw naked bare plain shiny glossy
  glitter sparkle shimmer sunny windy frosty icy spicy sweet sour bitter salty tasty juicy crispy crunchy creamy fluffy
  basil rosemary lavender vanilla cinnamon ginger garlic onion potato tomato carrot pumpkin avocado banana pineapple kiwi
  melon strawberry raspberry blueberry apricot fig almond walnut hazelnut pistachio peanut oat barley wheat noodle pasta
  bagel muffin waffle pancake donut brownie croissant pretzel burger curry steak bacon ham sausage cider champagne wander
  roam hike climb glide slide float soar swim dive surf sail paddle pedal spin blend bake grill roast vendor outdoor indoor`
    .trim()
    .split(/\s+/)
)

/** The same words in most languages that are written in Latin letters. */
export const everywhere: ReadonlySet<string> = new Set(
  `cowboy cowgirl ninja samurai viking robot panda tiger gorilla zebra koala safari cocktail sushi pizza taxi radio hotel
  bar club museum park star team champion boss baby party show trend yoga zen karma aloha siesta fiesta bravo clown joker
  burger kebab jeans sneaker smoothie espresso latte jazz rock metal disco salsa opera casino zombie alien sheriff`
    .trim()
    .split(/\s+/)
)
