import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Options {
  /** What stands in the field at first. */
  start?: string
  /** Why a text cannot be sent, in words; null when it can. */
  check: (text: string) => string | null
  /** Gives null, or why it was refused, in words. */
  send: (text: string) => Promise<string | null>
  /** Told whenever the field begins or ceases to hold something that was not sent. */
  onTyped?: ((isTyped: boolean) => void) | undefined
}

interface SingleFieldForm {
  /** Without the spaces around it. */
  text: string
  pending: boolean
  submit: (event: FormEvent) => Promise<void>
  /** For a `TextField`. */
  field: {
    ref: RefObject<HTMLInputElement | null>
    value: string
    error: string | null
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
}

/**
 * A form of one line. What was typed stays in it until it has arrived, what is wrong stands beside it until something
 * else is typed, and the focus stays in it.
 */
export function useSingleFieldForm({ start = '', check, send, onTyped }: Options): SingleFieldForm {
  const [value, setValue] = useState(start)
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const text = value.trim()
  const isTyped = text !== start.trim()

  const tell = useRef(onTyped)
  tell.current = onTyped
  useEffect(() => {
    if (!isTyped) return
    tell.current?.(true)
    return () => tell.current?.(false)
  }, [isTyped])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const problem = check(text)
    setError(problem)
    if (problem === null) {
      setPending(true)
      const refusal = await send(text).finally(() => setPending(false))
      setError(refusal)
      // What was typed on meanwhile stays.
      if (refusal === null) setValue((now) => (now === value ? start : now))
    }
    ref.current?.focus()
  }

  return {
    text,
    pending,
    submit,
    field: {
      ref,
      value,
      error,
      onChange: (event) => {
        setValue(event.target.value)
        setError(null)
      },
    },
  }
}
