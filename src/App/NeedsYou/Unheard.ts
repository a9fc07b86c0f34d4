const silenceMilliseconds = 2000
const seeingMilliseconds = 700

/** On for a while after it was begun. */
const lasting = (milliseconds: number) => {
  let pause: ReturnType<typeof setTimeout> | undefined
  const begins = () => {
    clearTimeout(pause)
    pause = setTimeout(() => {
      pause = undefined
    }, milliseconds)
  }
  return { begins, isOn: () => pause !== undefined }
}

/** What a person does who has not seen yet that it would answer a comment: none of it does. */
export const unheard = () => {
  const typing = lasting(silenceMilliseconds)
  const seeing = lasting(seeingMilliseconds)
  return {
    /** Who begins a reply where there can be none types on: until they pause, letters answer nothing. */
    typesOn: typing.begins,
    /** Another comment stands where one stood, by no deed of theirs. */
    replaced: (isTyping: boolean) => {
      if (isTyping) typing.begins()
      seeing.begins()
    },
    /** Whether a letter is still one of the text that somebody types. */
    isTyped: () => {
      const isOn = typing.isOn()
      if (isOn) typing.begins()
      return isOn
    },
    /** Whether an answer was meant for the comment that stood there before. */
    isMeantForAnother: seeing.isOn
  }
}
