/** What people write as a whole comment, and mean nobody by. */
export const saidAlone = `
sorry imagine surprise surprised always let everywhere goes live keep put someone somebody showing everything another seen
hire hiring middle typical fixing model opinion drive boat documents fact finished point bar bars course finger normally
address coworker secretary table tablet simple touched touching balances hold experience lock secret daughter door doors
picking beside subject supermarket residence camera screen bestie null obviously meatballs expect admit shops limits europe
deep filter noises closer psychology lobby reverb incident unpopular served science allowed near wash crossed course goals
mood same facts true finally again soon waiting thanks congrats beautiful
`
