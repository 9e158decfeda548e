import type { Translation } from '../../translation-type.ts'

export const visitWhose: Translation<typeof import('../../en/screens/visit-whose.ts').visitWhose> = {
  title: 'Algo foi começado aqui',
  by: '<b>{name}</b> começou uma lembrança neste aparelho e não a enviou. É você?',
  unsaid: 'Alguém começou uma lembrança neste aparelho e não a enviou. Foi você?',
  goOn: 'Sim, continuar',
}
