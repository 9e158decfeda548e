import { Link } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import styles from './TodoCard.module.css'
import type { Todo } from './todo.ts'

/** What is left to do, each with the way to it. */
export function TodoCard({ todos }: { todos: Todo[] }) {
  const t = useTranslations('dashboard.todo')
  return (
    <Card title={t('title')}>
      <ul className={styles.todo}>
        {todos.map((todo) => (
          <li key={todo.name === 'unsaved' ? `unsaved ${todo.screen}` : todo.name}>
            <span>
              {todo.name === 'unsaved' ? t(`unsaved.${todo.screen}`) : t(todo.name, { count: todo.count })}
            </span>
            {todo.name !== 'waiting' && (
              <Link className={buttonClass('link')} to={todo.to}>
                {t(`act.${todo.name}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
