import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const openArchive: Translation<typeof import('../../en/screens/open-archive.ts').openArchive> = {
  pageTitle: `Abrir una copia completa · ${brand.name}`,
  title: 'Abrir una copia completa',
  intro: `Una copia completa de ${brand.name} guarda un memorial en un solo archivo ZIP. A partir de ella se vuelve a crear un memorial que es suyo: con sus fotos, palabras y películas, y con lo que dejaron los demás. Usted lo revisa y lo paga, como cualquier otro; hasta entonces nadie más lo ve.`,
  signIn:
    'Primero inicie sesión, para que el memorial sea suyo. Si todavía no tiene cuenta, pida allí que le enviemos un código: con él se crea una.',
  toLogin: 'Iniciar sesión',
  drop: 'Suelte aquí el archivo ZIP o haga clic para elegirlo',
  choose: 'Elegir el archivo ZIP',
  hint: 'Tal como se descargó. Si se descomprimió, vuelva a comprimir la carpeta.',
  notZip: 'Esto no es un archivo ZIP. Elija la copia completa tal como se descargó.',
  failed: 'No se abrió la copia completa',
  sending: 'Enviando la copia completa',
  checking: 'Comprobando la copia completa',
  paused: 'Ahora no se pudo enviar. Se vuelve a intentar por sí solo.',
  keepOpen:
    'Las copias grandes tardan un rato. Por favor, deje esta página abierta. Si se interrumpe, elija de nuevo el mismo archivo, y sigue desde ahí.',
  stop: 'Detener',
  back: 'Volver a la primera página',
  came: {
    title: 'El memorial de {name} está aquí',
    unnamed: 'El memorial está aquí',
    what: 'Qué llegó',
    photos: '{count, plural, one {# foto} other {# fotos}}, con pies de foto y fechas',
    videos: '{count, plural, one {# película} other {# películas}}',
    recordings:
      '{count, plural, one {Una voz o película de otras personas} other {# voces y películas de otras personas}}',
    memories: '{count, plural, one {# recuerdo} other {# recuerdos}}',
    answers: '{count, plural, one {# respuesta} other {# respuestas}} a la invitación',
    donations: '{count, plural, one {# donación} other {# donaciones}}, como registro',
    others:
      'Lo que dejaron los demás lleva la marca «De una copia completa». Las personas vuelven con su nombre, no con su dirección, y nadie recibe ningún correo por esto.',
    anew: 'Los enlaces y los códigos impresos del memorial anterior no se traen, ni tampoco las personas que lo cuidaban con usted.',
    damaged:
      '{count, plural, one {Un archivo no llegó: está dañado en la copia o falta en ella, o alguien lo añadió después} other {# archivos no llegaron: están dañados en la copia o faltan en ella, o alguien los añadió después}}',
    more: '{count, plural, one {y # más} other {y # más}}',
    rest: 'Todo lo demás está aquí. Si tiene otra copia, puede que en ella estén enteros.',
    goOn: 'Continuar al memorial',
  },
}
