/**
 * The environment variable with the path of a folder that the processes of one run share: run.ts makes it and takes it away.
 * A file that is run by itself has none.
 */
export const SHARED_FOLDER_VARIABLE = 'TEST_SHARED_FOLDER';
