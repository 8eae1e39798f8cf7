export { startS3Double } from './testing/s3-double.ts';
export type { S3Double, StoreFault, StoreRequestSeen } from './testing/s3-double.ts';
export { S3_SERVER_PROGRAMS, startS3Server, type S3Server } from './testing/s3-server.ts';
