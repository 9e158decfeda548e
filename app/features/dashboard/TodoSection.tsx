import { EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { call } from '#app/lib/api.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { putTodoAway, type TodoName } from '#contract/edits.ts'
import styles from './TodoSection.module.css'
import { isDismissable, sorted, type Todo } from './todo.ts'

interface Props {
  memorialUuid: string
  todos: Todo[]
  /** Those that hosts dismissed, as they came with the memorial; they are for all its hosts on all devices. */
  putAway: readonly TodoName[]
}

/** The reminder list: each item links to its screen and can be dismissed permanently. */
export function TodoSection({ memorialUuid, todos, putAway }: Props) {
  const t = useTranslations('dashboard.todo')
  const showToast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const [names, setNames] = useState(putAway)
  useEffect(() => setNames(putAway), [putAway])
  const { error, attempt } = useAction()
  const { shown, away } = sorted(todos, names)
  const wordsOf = (todo: Todo) =>
    todo.name === 'unsaved' ? t(`unsaved.${todo.screen}`) : t(todo.name, { count: todo.count })

  const save = (todo: TodoName, away: boolean) =>
    attempt(async () => {
      setNames((await call(putTodoAway, { params: { memorialUuid }, body: { todo, away } })).putAway)
    })

  /** The button is removed together with its item, so the heading gets the focus. */
  async function put(todo: TodoName, isAway: boolean) {
    if (!(await save(todo, isAway))) return
    heading.current?.focus()
    if (isAway) showToast({ message: t('isAway'), onUndo: () => void save(todo, false) })
  }

  return (
    <section className="shrinks" aria-labelledby="todo">
      <h2 ref={heading} id="todo" tabIndex={-1}>
        {t('title')}
      </h2>
      {shown.length > 0 ? (
        <>
          <p className="quiet small">{t('intro')}</p>
          <ul className={`top4 ruled ${styles.todo}`}>
            {shown.map((todo) => (
              <li key={todo.name === 'unsaved' ? `unsaved ${todo.screen}` : todo.name}>
                <p className="label">{wordsOf(todo)}</p>
                <div className={`apart links ${styles.acts}`}>
                  <Link className={buttonClass('link')} to={todo.to}>
                    {t(`act.${todo.name}`)}
                  </Link>
                  {isDismissable(todo) && (
                    <Button
                      look="tool"
                      icon={EyeOff}
                      aria-label={t('putAwayNamed', { what: wordsOf(todo) })}
                      onPress={() => put(todo.name, true)}
                    >
                      {t('putAway')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className={`stack s2 top4 paper ${styles.done}`}>
          <HalfSunRule />
          <p className="lead">{t('nothing')}</p>
          <p className="quiet">{t('nothingText')}</p>
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
      {away.length > 0 && (
        <details className="top2">
          <summary className="note">{t('away', { count: away.length })}</summary>
          <ul>
            {away.map((todo) => (
              <li className="apart" key={todo.name}>
                <span>{wordsOf(todo)}</span>
                <Button
                  look="link"
                  aria-label={t('bringBackNamed', { what: wordsOf(todo) })}
                  onPress={() => isDismissable(todo) && put(todo.name, false)}
                >
                  {t('bringBack')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
