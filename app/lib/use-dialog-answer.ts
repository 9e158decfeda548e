import { useState } from 'react'

interface Open<Answer> {
  settle: (answer: Answer) => void
}

/** Turns a dialog into a function: `await ask()` opens it, `answer` closes it. */
export function useDialogAnswer<Answer>() {
  const [open, setOpen] = useState<Open<Answer> | null>(null)
  return {
    isOpen: open !== null,
    ask: (): Promise<Answer> =>
      new Promise((resolve) => {
        setOpen({
          settle(answer) {
            setOpen(null)
            resolve(answer)
          },
        })
      }),
    answer: (answer: Answer): void => open?.settle(answer),
  }
}
