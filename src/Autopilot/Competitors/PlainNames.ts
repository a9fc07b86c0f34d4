/** Words of everyday speech that brands are called by. */
const words = new Set(
  (
    "target tonal zoom gap next boots shell apple monday notion slack square stripe ring nest always tide visible mint metro orange bumble hinge match mirror tempo calm " +
    "chime current sonic subway bolt lime bird wise lush virgin loop patch bloom native method honest thread brooks puma dove sage arrow anchor beacon bloom bond bounce bright brilliant " +
    "bubble bull canvas charm cherry cloud clover coach comet compass core crown dash delta discovery drift echo edge element ember essence express fable falcon fiddle flash fleet focus fresh " +
    "fuse galaxy garnet gather glow grace grain grove guess harbour haven hive horizon ideal indigo ivory jaguar jolt joy jump just kind lark ledge leap level light linen lotus loft luxe lynx magic maple mars mercury " +
    "meadow mellow momentum moss motion muse nova oak oasis olive onward opal origin pace panda path peak pearl pepper petal phoenix pilot pine pioneer pixel planet plum poppy prime pulse pure quest rain ranger raven reach " +
    "rebel reef ridge river robin root rose ruby saint salt scout seed shift signal silk simple sky smart snap solo spark spirit splash spring sprint sprout staples stella stone storm summit sun surge swift tango thrive thyme tiger " +
    "titan torch trace trail tribe true tulip twist union unity urban vanguard venture verve vibe vision vista vital volt wave whisper willow wing wish wonder yield zen zest " +
    "starling sparrow swallow wren heron crane swan kite magpie owl hawk kestrel otter badger beaver hedgehog bison cobra python monsoon fossil diesel bench acorn cedar birch hazel ginger " +
    "saffron cinnamon vanilla barley clay coral flint quartz lantern ladder hammer needle ribbon velvet cotton denim trolley wagon ferry anvil chisel"
  ).split(" ")
)

/** Whether a name in small letters may be just that word: `hit my target`. */
export const isPlainName = (name: string): boolean => words.has(name.toLowerCase())
