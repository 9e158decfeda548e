import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import type { ApiError } from '#app/lib/api.ts'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { Successor } from '#contract/archive.ts'
import { named, type Problems, placeIn, problemsIn, type Row, rowsOf } from './successors.ts'

export interface SuccessorOptions {
  successors: Successor[]
  /** The form, to find what gets the focus. */
  form: RefObject<HTMLFormElement | null>
  /** Returns why it failed. */
  onSave: (people: { name: string; email: string }[]) => Promise<ApiError | null>
}

/** The rows of the form, and saving them. */
export function useSuccessors({ successors, form, onSave }: SuccessorOptions) {
  const [rows, setRows] = useState<Row[]>(() => rowsOf(successors))
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [pending, setPending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [added, setAdded] = useState(0)
  useFocusFirstError(form, refusals)

  useEffect(() => {
    if (added > 0) form.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus()
  }, [added, form])

  function change(next: Row[]) {
    setRows(next)
    setProblems({})
    setFailure(null)
    setSaved(false)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setSaved(false)
    const found = problemsIn(rows)
    if (Object.keys(found).length > 0) return refuse(found)
    setPending(true)
    const people = named(rows).map(({ name, email }) => ({ name: name.trim(), email: email.trim() }))
    const trouble = await onSave(people)
    setPending(false)
    const place = trouble?.field ? placeIn(rows, trouble.field) : null
    if (trouble && place) return refuse({ [place]: trouble.message })
    setFailure(trouble?.message ?? null)
    setSaved(trouble === null)
    if (trouble === null) setRows(named(rows))
  }

  function refuse(found: Problems) {
    setProblems(found)
    setRefusals((count) => count + 1)
  }

  function edit(key: string, what: 'name' | 'email', value: string) {
    change(rows.map((row) => (row.key === key ? { ...row, [what]: value } : row)))
  }

  function add() {
    change([...rows, { key: `new-${added}`, name: '', email: '' }])
    setAdded(added + 1)
  }

  function remove(key: string) {
    change(rows.filter((row) => row.key !== key))
    // The pressed button was removed with its row.
    form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
  }

  return { rows, problems, failure, isSaved, pending, edit, add, remove, save }
}
