import { Suspense, useState } from 'react'
import { useLazyComponent } from '#app/lib/use-lazy-component.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Word } from '#app/ui/Word.tsx'
import type { LifeDatesProps } from './LifeDatesFields.tsx'

const loadFields = async () => (await import('./LifeDatesFields.tsx')).LifeDatesFields

/** A quiet way to the dates of birth and death; their fields are loaded when they are wanted, or hold something. */
export function LifeDates(props: LifeDatesProps) {
  const t = useTranslations('creation')
  const [isOpened, setOpened] = useState(false)
  // The fields take the place of the button, and of its focus.
  const [wasFocused, setFocused] = useState(false)
  const {
    Part: Fields,
    failed,
    again,
  } = useLazyComponent(loadFields, isOpened || Object.values(props.life).some(Boolean))
  if (Fields)
    return (
      <Suspense>
        <Fields {...props} takesFocus={isOpened || wasFocused} />
      </Suspense>
    )
  return (
    <p onFocus={() => setFocused(true)}>
      <Button look="link" busy={isOpened && !failed} onPress={failed ? again : () => setOpened(true)}>
        {failed ? <Word of="tryAgain" /> : t('who.addLifeDates')}
      </Button>
    </p>
  )
}
