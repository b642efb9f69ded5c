export { certificateMessages } from './certificate.messages.ts'
export {
  CERTIFICATES_WIDGET,
  type CertificateCard,
  type CertificateSum,
  type CertificateView,
  certificateView,
  findCertificate
} from './certificate.view.ts'
export { putCertificate } from './put-certificate.ts'
