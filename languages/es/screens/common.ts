import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const common: Translation<typeof import('../../en/screens/common.ts').common> = {
  brandHome: `${brand.name}, inicio`,
  version: `Versión ${brand.version}`,
  skipToContent: 'Ir al contenido',
  language: 'Idioma',
  trust: {
    label: 'Ayuda, privacidad y condiciones',
    support: 'Ayuda',
    privacy: 'Privacidad',
    terms: 'Condiciones',
  },
  contactSupport: 'póngase en contacto con el servicio de ayuda',
  optional: '(opcional)',
  back: 'Atrás',
  close: 'Cerrar',
  ok: 'Aceptar',
  undo: 'Deshacer',
  steps: {
    label: 'Pasos',
    actions: 'Atrás y adelante',
    done: '(hecho)',
    unavailable: '(todavía no disponible)',
  },
  menu: { account: 'Cuenta', profile: 'Perfil', logout: 'Cerrar sesión' },
  count: {
    ofLimit: '{count, number} / {limit, number}',
    left: '{left, plural, =0 {No quedan caracteres} one {Queda # carácter} other {Quedan # caracteres}}',
  },
  password: {
    show: 'Mostrar',
    hide: 'Ocultar',
    showNamed: 'Mostrar: {label}',
    hideNamed: 'Ocultar: {label}',
    strength: {
      short: 'Todavía es demasiado corta.',
      weak: 'Fácil de adivinar. Tres o cuatro palabras son más seguras.',
      fair: 'Aceptable. Con algunos caracteres más será más segura.',
      good: 'Buena. Cuanto más larga, más segura.',
      strong: 'Segura.',
    },
  },
  pageError: {
    missing: 'Aquí no hay ninguna página',
    missingHelp: 'Puede que el enlace esté incompleto, o que lo que había aquí se haya trasladado.',
    failed: 'No se pudo mostrar esta página',
    failedHelp: 'Lo que está guardado sigue guardado. Vuelva a intentarlo en un momento, por favor.',
    again: 'Intentar de nuevo',
    home: 'Volver a la página de inicio',
  },
  notLoaded: {
    gone: 'Puede que se haya eliminado, o que ahora lo cuide otra persona. Un memorial eliminado se puede recuperar durante 30 días, desde el perfil de su titular.',
    toProfile: 'Volver al perfil',
    again: 'Intentar de nuevo',
  },
  copy: { copy: 'Copiar', copied: 'Copiado', failed: 'Por favor, seleccione el texto y cópielo usted.' },
}
