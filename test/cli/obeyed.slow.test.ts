/** Options of commands for outputs that take long to write, beside others that the quick tier has of the same command. */
import { checkObeyed } from './check-obeyed.js';

checkObeyed('hint', ['png']);
checkObeyed('solve', ['svg']);
checkObeyed('create', ['pdf']);
