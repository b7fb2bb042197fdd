/** The main module of a thread: answers portions of records. */
import { serveThread } from '../pool/thread.js';
import { answerPortion } from './portion.js';

serveThread(answerPortion);
