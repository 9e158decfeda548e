import { useTranslations } from '#app/messages/index.tsx'
import { LoadingLine } from '../Loading.tsx'
import { Notice } from '../Notice.tsx'
import type { PaymentElement } from './use-payment-element.ts'

/** The place of the provider's own fields, and what is said until they are there. Needs the messages `card`. */
export function PaymentFields({ element: { box, form, failed } }: { element: PaymentElement }) {
  const t = useTranslations('card')
  return (
    <>
      {!form && !failed && <LoadingLine>{t('loading')}</LoadingLine>}
      {failed && (
        <Notice kind="error" title={t('unavailable')}>
          {t('unavailableHelp')}
        </Notice>
      )}
      <div ref={box} />
    </>
  )
}
