import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const trust: Translation<typeof import('../../en/screens/trust.ts').trust> = {
  who: {
    title: 'Quiénes somos',
    runBy: `${brand.name} está a cargo de`,
    write: 'Escriba a <mail>{email}</mail>',
  },
  support: {
    pageTitle: `Ayuda · ${brand.name}`,
    title: 'Ayuda',
    lead: 'Si algo no está claro o ha salido mal, escriba a <mail>{email}</mail>. Lo lee una persona.',
    signIn: {
      title: 'No puedo iniciar sesión',
      text: 'Pida una contraseña nueva en la página de inicio de sesión. Si el correo no llega en unos minutos, mire también en la carpeta de correo no deseado. Si eso no ayuda, escríbanos desde la dirección de su cuenta.',
    },
    mistake: {
      title: 'He quitado algo por error',
      text: 'Un memorial eliminado se puede recuperar durante 30 días, en el perfil de quien lo creó. Un recuerdo o una respuesta que se quitó se puede recuperar con Deshacer, donde estaba, hasta que salga de esa página. Una cuenta que se va a eliminar se puede conservar durante 30 días.',
    },
    report: {
      title: 'En un memorial hay algo que no debería estar',
      text: 'Pulse «Aquí hay algo que no está bien» al final de la página. Leemos todos los avisos. La familia puede ocultar o quitar en cualquier momento lo que otros han añadido.',
    },
    mails: {
      title: 'No quiero más correos',
      text: 'Las invitaciones, los recordatorios y las novedades de un memorial llevan al final un enlace que los detiene. Funciona sin cuenta.',
    },
    removal: {
      title: 'Respondí o me invitaron, y quiero que quiten mi nombre',
      text: 'Pídaselo a la familia, que puede quitarlo por sí misma. Si no puede contactar con ella, escríbanos.',
    },
    gift: {
      title: 'Tengo una pregunta sobre una donación',
      text: 'Quién la recibe figura junto al fondo y en su recibo, según la familia. Si algo salió mal, escríbanos con el número del recibo: podemos devolver una donación.',
    },
    write: {
      title: 'Cuando nos escriba',
      text: 'Diga de qué memorial se trata y escriba desde la dirección de su cuenta, si la tiene. No nos envíe nunca una contraseña ni el número de una tarjeta.',
    },
  },
  privacy: {
    pageTitle: `Privacidad · ${brand.name}`,
    title: 'Privacidad',
    lead: 'Qué conservamos, quién lo ve, durante cuánto tiempo y qué puede pedir. No vendemos nada, no mostramos publicidad y no seguimos a nadie.',
    kept: {
      title: 'Qué conservamos',
      text: 'De quien tiene una cuenta: dirección de correo, nombre, idioma, la contraseña como una marca de la que no se puede leer, y con qué navegadores se usó. De un memorial: lo que escriben y suben quienes lo cuidan, a quién invitan, y lo que anotan de las personas a las que dan las gracias, como un nombre, una dirección y lo que alguien hizo: lo ven quienes cuidan el memorial, y se borra con él. De los visitantes: sus respuestas, los recuerdos y fotos que envían, sus donaciones y la dirección de quien pide una nota al año. El número de su tarjeta va a la empresa de pagos y nunca a nosotros. Un correo que responde a uno nuestro se convierte en un recuerdo, y el correo mismo se borra entonces.',
    },
    shown: {
      title: 'Qué se muestra en un memorial',
      text: 'Lo que escribieron quienes lo cuidan, y los nombres, las palabras y las fotos de quienes añadieron algo. Lo ve quien la familia deja entrar: todos los que tienen el enlace, los que conocen una palabra, o solo quienes lo cuidan. De todo lo que se muestra se quita dónde y cuándo se tomó una foto.',
    },
    notShown: {
      title: 'Qué no se muestra',
      text: 'Las direcciones de correo, la lista de invitados y sus respuestas, y quién donó cuánto lo ven quienes cuidan el memorial, y no aparece en la página. Quien dona sin mostrar su nombre no se nombra ante nadie. Los originales de las fotos se conservan como llegaron, para la copia de la familia y para imprimir.',
    },
    others: {
      title: 'Quién más recibe algo',
      text: 'Las empresas que llevan nuestros correos, guardan nuestra base de datos y archivos y cobran los pagos, en lo que su trabajo requiere. Donde se paga con tarjeta, el formulario de la empresa de pagos forma parte de la página. Nadie más: no hay recuento de visitas, ni letras, imágenes o mapas de otros sitios.',
    },
    device: {
      title: 'En su dispositivo',
      text: 'Que ha iniciado sesión, y lo que ha empezado y aún no ha guardado, se conserva en su navegador hasta que cierra la sesión o termina. Las cookies recuerdan su idioma, un memorial que abrió con una palabra y el navegador con el que inició sesión. No hay otras.',
    },
    long: {
      title: 'Durante cuánto tiempo',
      text: 'Un memorial se conserva un año desde el día en que se paga, y más si se prolonga. Escribimos a quienes lo cuidan 60 días, 14 días y un día antes. Pasados 30 días más, la página se cierra, y 60 días más tarde se elimina todo; hasta entonces, 90 días en total, se puede prolongar. Uno que nunca se pagó se queda hasta que su titular lo elimina. Lo eliminado se puede recuperar durante 30 días, y después desaparece para siempre. Los pagos y las donaciones quedan en nuestros libros, sin su nombre cuando desaparece su cuenta, o el memorial si donó sin cuenta.',
    },
    rights: {
      title: 'Qué puede pedir',
      text: 'Verlo, llevárselo, que se corrija o se elimine, u oponerse. En su perfil puede descargar todo lo que conservamos de usted y eliminar su cuenta. Lo que añadió a un memorial se queda entonces allí sin su nombre, salvo que lo retire antes; lo que una familia ha impreso o descargado no se puede recuperar. Sin cuenta, o para cualquier otra cosa, escriba a <mail>{email}</mail>. También puede reclamar ante la autoridad de protección de datos de su país.',
    },
    why: {
      title: 'Por qué podemos conservarlo',
      text: 'Para hacer aquello por lo que se paga; para que una familia pueda invitar y recibir respuesta, hasta que alguien no quiera más correos; lo que añaden los visitantes, porque así lo deciden; y los pagos y las donaciones, porque lo exige la ley de contabilidad.',
    },
  },
  terms: {
    pageTitle: `Condiciones · ${brand.name}`,
    title: 'Condiciones',
    lead: 'Qué puede esperar de nosotros, y qué le pedimos.',
    cost: {
      title: 'Qué cuesta',
      text: '{price} por un año, impuestos incluidos, en un solo pago. Nada se renueva solo; otro año cuesta lo mismo. Visitar, responder y añadir recuerdos no cuesta nada. Los derechos que la ley le da como cliente quedan como están.',
    },
    yours: {
      title: 'Lo suyo sigue siendo suyo',
      text: 'Las fotos y las palabras son de quienes las hicieron. Usted nos permite mostrarlas en el memorial y hacer con ellas lo que piden quienes lo cuidan, como un libro o una película, y nada más.',
    },
    hosts: {
      title: 'Quién decide sobre un memorial',
      text: 'Quien lo creó, y las personas a las que pidió ayuda. Deciden quién lo ve, y pueden ocultar o quitar lo que otros añaden.',
    },
    refused: {
      title: 'Qué no debe estar aquí',
      text: 'Palabras que hieren, secretos de otras personas e imágenes que no se pueden mostrar. Podemos ocultar un memorial que infringe la ley o daña a alguien. La familia siempre puede escribirnos al respecto.',
    },
    gifts: {
      title: 'Donaciones',
      text: 'Quién recibe una donación, y cuándo, figura junto al fondo, según la familia; nosotros no lo comprobamos. Las donaciones van a la cuenta indicada para el fondo o el memorial; donde no hay ninguna, las recibe {operator} y las entrega. Los gastos de gestión se muestran antes de pagar. Usted no puede retirar una donación por sí mismo, pero puede escribirnos.',
    },
    end: {
      title: 'Cuando termina su tiempo',
      text: 'Quienes lo cuidan pueden descargarlo todo en un archivo en cualquier momento, y conviene hacerlo: lo más seguro son las copias propias. Tras el año y 30 días más la página se cierra; 60 días después se elimina todo.',
    },
    owner: {
      title: 'Cuando su titular ya no puede cuidarlo',
      text: 'Un corresponsable sigue con todo. Si no lo hay, la familia puede escribirnos: escribimos a todas las personas que cuidan el memorial y esperamos catorce días, en los que cualquiera de ellas puede detenerlo, antes de que pase a otras manos. Las personas que indicó el titular pueden descargarlo todo. Si un día ya no estamos, lo descargado se abre sin nosotros.',
    },
    wrong: {
      title: 'Si algo sale mal',
      text: 'Escriba a <mail>{email}</mail>. Hacemos lo posible por arreglarlo y le decimos qué ocurrió.',
    },
  },
}
