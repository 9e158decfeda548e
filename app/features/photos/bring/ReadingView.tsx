import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { Spinner } from '#app/ui/Spinner.tsx'
import { stopReading, useWall } from './wall-state.ts'

/** How far the reading of an export is. */
export function ReadingView() {
  const t = useTranslations('bring')
  const reading = useWall((wall) => wall.reading)
  if (!reading) return null
  const { looked, total } = reading
  return (
    <>
      {total === null ? (
        <p role="status">
          <Spinner /> {t('looking', { count: looked })}
        </p>
      ) : (
        <Progress label={t('readingDays')} value={looked / Math.max(1, total)} />
      )}
      <p className="small quiet">{t('stays')}</p>
      <div>
        <Button onPress={stopReading}>{t('stop')}</Button>
      </div>
    </>
  )
}
