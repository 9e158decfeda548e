import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const moderation: Translation<typeof import('../../en/screens/moderation.ts').moderation> = {
  pageTitle: `Lo que otros añaden · ${brand.name}`,
  title: 'Lo que otros añaden',
  overline: 'Lo que otros añaden al memorial de',
  waiting:
    '{count, plural, =0 {No hay nada en espera. Gracias por cuidarlo.} one {Un recuerdo espera su aprobación. Nadie más lo verá hasta que alguien lo apruebe.} other {# recuerdos esperan su aprobación. Nadie más los verá hasta que alguien los apruebe.}}',
  paper: 'Añadir un recuerdo en papel',
  emptyTitle: 'Aún no se ha añadido nada',
  emptyText: 'Lo que la gente escriba, y sus fotos, aparecerán aquí para que usted los vea.',
  loading: 'Cargando lo que otros añadieron',
  missing: 'Usted ya no cuida este memorial, o el memorial se eliminó.',
  profile: 'Ir a su perfil',
  leave: {
    ask: 'Dejar de cuidarlo',
    title: '¿Dejar de cuidar lo que otros añaden?',
    text: 'Ya no verá lo que está en espera ni podrá quitar nada. Se avisa al titular, que puede volver a pedírselo.',
    confirm: 'Dejar de cuidarlo',
    confirming: 'Un momento…',
  },
}
