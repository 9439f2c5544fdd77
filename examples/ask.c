/* The engine protocol in C: a JSON request in, a JSON answer out. Answers are the engine's; nothing
 * is freed but it. */
#include <scoundrel/scoundrel.h>
#include <stdio.h>

int main(void) {
    const char* const requests[] = {
        "{\"do\":\"new\",\"game\":\"classic#42\"}",
        "{\"do\":\"move\",\"move\":\"7De\"}",
        "{\"do\":\"move\",\"move\":\"KSw\"}",
        "{\"do\":\"hint\",\"samples\":50,\"seed\":1}",
    };
    scoundrel_engine* engine = scoundrel_engine_new();
    size_t i;
    printf("version %s\n", scoundrel_version());
    for (i = 0; i < sizeof requests / sizeof *requests; ++i) {
        const char* answer = scoundrel_ask(engine, requests[i]);
        if (answer == NULL) {
            fprintf(stderr, "%s\n", scoundrel_message());
            return 1;
        }
        printf("> %s\n< %s\n", requests[i], answer);
    }
    return scoundrel_engine_free(engine) == SCOUNDREL_OK ? 0 : 1;
}
