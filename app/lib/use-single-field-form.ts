import {
  type ChangeEvent,
  type Dispatch,
  type FormEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useAction } from './use-action.ts'

interface Options {
  /** The initial text of the field. */
  start?: string
  /** Returns why a text cannot be sent; null when it can. */
  check: (text: string) => string | null
  /** Whether something is asked about the text before it is sent. */
  asks?: (text: string) => boolean
  /** Where the text is refused, it resolves to why, in words, or rejects with `ApiError`. */
  send: (text: string) => Promise<unknown>
  /** Called when the field begins or ceases to hold unsent text. */
  onTyped?: ((isTyped: boolean) => void) | undefined
  /** The text and its setter, where another part of the page shows it too. */
  typed?: [string, Dispatch<SetStateAction<string>>]
}

interface SingleFieldForm {
  /** The text without surrounding spaces. */
  text: string
  pending: boolean
  /** Puts another text into the field, which keeps the focus. */
  put: (text: string) => void
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
 * A form with one field. The typed text stays until it was sent, an error stays beside it until the text changes, and
 * the field keeps the focus.
 */
export function useSingleFieldForm({
  start = '',
  check,
  asks,
  send,
  onTyped,
  typed,
}: Options): SingleFieldForm {
  const own = useState(start)
  const [value, setValue] = typed ?? own
  const [problem, setProblem] = useState<string | null>(null)
  const { error: refusal, attempt, clear } = useAction()
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
    const found = check(text)
    setProblem(found)
    clear()
    if (found === null && !asks?.(text)) {
      setPending(true)
      let answer: unknown = null
      const isAnswered = await attempt(async () => {
        answer = await send(text)
      })
      setPending(false)
      const refused = typeof answer === 'string' ? answer : null
      setProblem(refused)
      // Text that was typed while sending stays.
      if (isAnswered && !refused) setValue((now) => (now === value ? start : now))
    }
    ref.current?.focus()
  }

  function type(other: string) {
    setValue(other)
    setProblem(null)
    clear()
  }

  function put(other: string) {
    type(other)
    ref.current?.focus()
  }

  return {
    text,
    pending,
    put,
    submit,
    field: {
      ref,
      value,
      error: problem ?? refusal,
      onChange: (event) => type(event.target.value),
    },
  }
}
